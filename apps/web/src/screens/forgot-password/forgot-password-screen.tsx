import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { Link } from 'react-router'
import { messageOf } from '../../api/api-error.ts'
import { Door } from '../../components/door.tsx'
import { IdentityError } from '../../identity/identity.ts'
import { identity } from '../../identity/identity-provider.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { Note } from '../../ui/note.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** Asks for a link to a new password. The answer is the same whether or not there is such an account. */
export function ForgotPasswordScreen() {
  const reset = useMutation({ mutationFn: (email: string) => identity.requestPasswordReset(email) })
  return (
    <Door
      title="Forgot Password"
      tabTitle="Forgot Password"
      lead="It happens. We send you a link to a new one."
    >
      {reset.isSuccess && (
        <Note tone="good" title="If an account exists for this email, a reset link is on its way." />
      )}
      {reset.isError && <Note tone="error" title={resetProblem(reset.error)} />}
      <ResetForm isBusy={reset.isPending} onSubmit={reset.mutate} />
      <p className="text-center">
        Remembered it?{' '}
        <Link to={paths.login()} className="door-link">
          Login
        </Link>
      </p>
    </Door>
  )
}

function ResetForm({ isBusy, onSubmit }: { isBusy: boolean; onSubmit: (email: string) => void }) {
  const [email, setEmail] = useState('')
  const [wasTried, setTried] = useState(false)
  const isMissing = email.trim() === ''

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (isMissing) return focusField(event, 'email')
    onSubmit(email.trim())
  }

  return (
    <form className="stack gap-4" noValidate onSubmit={submit}>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        value={email}
        onValueChange={setEmail}
        error={wasTried && isMissing ? 'Please enter your email.' : undefined}
      />
      <Button type="submit" tone="primary" size="large" wide busy={isBusy}>
        Send Reset Link
      </Button>
    </form>
  )
}

function resetProblem(error: unknown): string {
  if (error instanceof IdentityError) {
    if (error.problem === 'invalid-email') return 'Please enter a valid email address.'
    if (error.problem === 'not-available') {
      return 'No mail is sent from here, so a password cannot be reset. Please ask whoever runs this place.'
    }
  }
  return `The link could not be sent: ${messageOf(error)}`
}
