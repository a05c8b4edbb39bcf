import { useMutation, useQuery } from '@tanstack/react-query'
import { messageOf } from '../../api/calls/api-error.ts'
import { configQuery } from '../../api/making/public-queries.ts'
import { identity } from '../../identity/identity-provider.ts'
import { Button, type ButtonTone } from '../../ui/buttons/button.tsx'
import { Note } from '../../ui/messages/note.tsx'

export interface LetterAgainProps {
  email: string
  tone?: ButtonTone
}

/** Sends the letter again whose link proves the address, and says what became of it. */
export function LetterAgain({ email, tone = 'second' }: LetterAgainProps) {
  const sending = useMutation({ mutationFn: () => identity.sendVerificationEmail(email) })
  return (
    <div className="stack gap-3">
      <div>
        <Button tone={tone} busy={sending.isPending} onClick={() => sending.mutate()}>
          Send the letter again
        </Button>
      </div>
      {sending.isSuccess && <LetterSent email={email} />}
      {sending.isError && (
        <Note tone="error">
          <p>{`The letter could not be sent: ${messageOf(sending.error)}`}</p>
        </Note>
      )}
    </div>
  )
}

function LetterSent({ email }: Pick<LetterAgainProps, 'email'>) {
  const config = useQuery(configQuery)
  return (
    <Note tone="good" title={`A letter is on its way to ${email}.`}>
      {config.data && <p>{config.data.mail ? inbox : outbox}</p>}
    </Note>
  )
}

const inbox = 'If nothing arrives in a few minutes, look among the unwanted mail.'
const outbox =
  'This place has no mail server: the letter is kept in its outbox. Please ask whoever runs it to hand it to you.'
