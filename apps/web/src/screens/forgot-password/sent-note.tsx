import { useQuery } from '@tanstack/react-query'
import { configQuery } from '../../api/making/public-queries.ts'
import { Note } from '../../ui/messages/note.tsx'

/** Tells nobody who has an account, and everybody where to look. */
export function SentNote() {
  const config = useQuery(configQuery)
  return (
    <Note tone="good" title="If an account exists for this email, a reset link is on its way.">
      {config.data && <p>{config.data.mail ? inbox : outbox}</p>}
    </Note>
  )
}

const inbox = 'It is good for one hour. If nothing arrives in a few minutes, look among the unwanted mail.'
const outbox =
  'This place has no mail server: the link is kept in its outbox. Please ask whoever runs it to hand it to you.'
