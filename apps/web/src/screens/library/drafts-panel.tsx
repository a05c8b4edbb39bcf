import { WifiOff } from 'lucide-react'
import type { Draft } from '../../api/making/draft-statuses.ts'
import { EmptyShelf } from '../../components/story/empty-shelf.tsx'
import { Note } from '../../ui/messages/note.tsx'
import { DraftsTable } from './drafts-table.tsx'

export interface DraftsPanelProps {
  drafts: readonly Draft[]
  /** The statuses could not be asked for several times. */
  isOutOfReach: boolean
  onDelete: (draft: Draft) => void
}

export function DraftsPanel({ drafts, isOutOfReach, onDelete }: DraftsPanelProps) {
  if (drafts.length === 0) {
    return (
      <EmptyShelf title="No stories in progress.">
        <p>A story you have begun waits here for your yes.</p>
      </EmptyShelf>
    )
  }
  return (
    <div className="stack">
      {isOutOfReach && (
        <Note tone="warning" icon={WifiOff}>
          <p>We cannot reach your stories right now. Trying again...</p>
        </Note>
      )}
      <DraftsTable drafts={drafts} onDelete={onDelete} />
    </div>
  )
}
