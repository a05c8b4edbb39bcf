import type { PublicStory } from '@faith-fables/contract'
import { BookCopy } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { fetchCode } from '../../../api/fetch-code.ts'
import { useSession } from '../../../session/session.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'

const EditionsDialog = lazy(async () => ({
  default: await fetchCode(async () => (await import('./editions-dialog.tsx')).EditionsDialog),
}))

/** For whoever can read the story as it is told for another age, and for its parent, who can have it told so. */
export function EditionsButton({ story }: { story: PublicStory }) {
  const { parent } = useSession()
  const [isOpen, setOpen] = useState(false)
  const isOwn = parent !== null && parent.uid === story.userId
  if (!isOwn && !story.editions?.length) return null
  return (
    <>
      <IconButton
        label="For other ages"
        title="For other ages"
        icon={BookCopy}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <EditionsDialog story={story} isOwn={isOwn} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
