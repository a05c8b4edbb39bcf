import { countOf } from '@faith-fables/contract/count-of'
import { useSession } from '../../session/session.ts'
import { Note } from '../../ui/messages/note.tsx'

/** What a parent owes and why; nothing where they owe nothing. */
export function OwedNote() {
  const { owed } = useSession()
  if (owed === 0) return null
  return (
    <Note tone="warning" title={`You owe ${countOf(owed, 'token')}.`}>
      <p>
        A payment was taken back when its tokens were spent already. They are settled from what you buy next.
      </p>
    </Note>
  )
}
