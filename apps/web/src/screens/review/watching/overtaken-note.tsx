import { Note } from '../../../ui/messages/note.tsx'
import type { ReviewWatch } from './review-watch.ts'

/** What was just sent came too late: another tab or device had sent something before. */
export function OvertakenNote({ watch: { overtaken } }: { watch: ReviewWatch }) {
  if (overtaken === null) return null
  return (
    <Note tone="warning" title="Something was faster, in another tab or on another device">
      <p>{overtaken} This is how the story stands now.</p>
    </Note>
  )
}
