import type { PublicStory } from '@faith-fables/contract'
import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { fetchCode } from '../../../api/calls/fetch-code.ts'
import { useSession } from '../../../session/session.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { type SharingNews, shareStory } from '../controls/share-story.ts'

/** Only the parent of a story needs it, and only when asked for. */
const ShareDialog = lazy(async () => ({
  default: await fetchCode(async () => (await import('./share-dialog.tsx')).ShareDialog),
}))

export interface ShareButtonProps {
  story: PublicStory
  onShared: (news: SharingNews | null) => void
}

/** Readers hand on the address of a story; its parent has private links besides. */
export function ShareButton({ story, onShared }: ShareButtonProps) {
  const { parent } = useSession()
  const [isOpen, setOpen] = useState(false)
  const isOwn = parent !== null && parent.uid === story.userId
  return (
    <>
      <IconButton
        label="Share"
        title="Share"
        icon={Share2}
        onClick={() => (isOwn ? setOpen(true) : void shareStory(story).then(onShared))}
      />
      {isOpen && (
        <Suspense>
          <ShareDialog story={story} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
