import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { messageOf } from '../../api/calls/api-error.ts'
import { Door } from '../../components/door/door.tsx'
import { OtherDoor } from '../../components/door/other-door.tsx'
import { IdentityError } from '../../identity/identity.ts'
import { identity } from '../../identity/identity-provider.ts'
import { paths } from '../../paths.ts'
import { ResetLinkForm } from './reset-link-form.tsx'
import { SentNote } from './sent-note.tsx'

/** Asks for a link to a new password. The answer is the same whether or not there is such an account. */
export function ForgotPasswordScreen() {
  const typedBefore = emailIn(useLocation().state)
  const reset = useMutation({ mutationFn: (email: string) => identity.requestPasswordReset(email) })
  return (
    <Door
      title="Forgot Password"
      tabTitle="Forgot Password"
      lead="It happens. We send you a link to a new one."
    >
      {reset.isSuccess && <SentNote />}
      <ResetLinkForm
        firstEmail={typedBefore}
        problem={reset.isError ? resetProblem(reset.error) : null}
        isBusy={reset.isPending}
        onSubmit={reset.mutate}
        onRenewed={() => reset.isPending || reset.reset()}
      />
      <OtherDoor question="Remembered it?" to={paths.login()}>
        Login
      </OtherDoor>
    </Door>
  )
}

/** What stood in the login form. */
function emailIn(state: unknown): string {
  const isKnown = typeof state === 'object' && state !== null && 'email' in state
  return isKnown && typeof state.email === 'string' ? state.email : ''
}

function resetProblem(error: Error): string {
  if (error instanceof IdentityError && error.problem === 'invalid-email') {
    return 'Please enter a valid email address.'
  }
  return `The link could not be sent: ${messageOf(error)}`
}
