import type { FilledCollection } from '@faith-fables/contract'
import { PrivateLinks } from '../../components/sharing/private-links.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'

export interface ShareCollectionDialogProps {
  collection: FilledCollection
  onClose: () => void
}

/** Private links to a collection. */
export function ShareCollectionDialog({ collection: { id, name }, onClose }: ShareCollectionDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Share this collection" ornament="quill">
      <div className="stack share">
        <p>
          Whoever has such a link can read every story in it, also your private ones and those you add later,
          without an account. You see how often it was opened, and can take it back whenever you like.
        </p>
        <PrivateLinks target={{ collectionId: id }} title={name} />
      </div>
    </Dialog>
  )
}
