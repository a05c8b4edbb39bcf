import { messageOf } from '../../api/calls/api-error.ts'
import { Note } from '../../ui/messages/note.tsx'

export interface RefusalNoteProps {
  /** "The link could not be made." */
  title: string
  /** Why; null while nothing was refused. */
  error: Error | null
}

/** Something that was asked for was not done, and why: in the words of the server, or of the missing connection. */
export function RefusalNote({ title, error }: RefusalNoteProps) {
  if (!error) return null
  return (
    <Note tone="error" title={title}>
      <p>{messageOf(error)}</p>
    </Note>
  )
}
