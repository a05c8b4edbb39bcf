import type { PublicStory } from '@faith-fables/contract'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../../session/session.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { ReportDialog } from './report-dialog.tsx'

/** For every reader of a public story but its own parent. */
export function ReportButton({ story, onTaken }: { story: PublicStory; onTaken: (again: boolean) => void }) {
  const { parent } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (story.visibility !== 'public' || story.userId === parent?.uid) return null
  return (
    <>
      <IconButton label="Report this story" title="Report" icon={Flag} onClick={() => setOpen(true)} />
      <ReportDialog
        storyId={story.id}
        open={isOpen}
        onClose={() => setOpen(false)}
        onTaken={(again) => {
          setOpen(false)
          onTaken(again)
        }}
      />
    </>
  )
}
