import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { messageOf } from '../../api/calls/api-error.ts'
import { Door } from '../../components/door/door.tsx'
import { newPasswordNotice } from '../../components/door/new-password-notice.ts'
import { OtherDoor } from '../../components/door/other-door.tsx'
import { IdentityError } from '../../identity/identity.ts'
import { identity } from '../../identity/identity-provider.ts'
import { paths } from '../../paths.ts'
import { ExpiredLink } from './expired-link.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

/** Where the link of the mail leads: a new password, or, when the link is used up, the way to another one. */
export function ResetPasswordScreen() {
  const token = useSearchParams()[0].get('token')
  const navigate = useNavigate()
  const saving = useMutation({
    mutationFn: (password: string) => identity.resetPassword(token ?? '', password),
    onSuccess: () => navigate(paths.login(), { replace: true, state: newPasswordNotice }),
    onError: (error) => {
      if (isExpired(error)) void navigate(paths.resetPassword(), { replace: true })
    },
  })
  if (!token) return <ExpiredLink />
  return (
    <Door
      title="Choose a New Password"
      tabTitle="New Password"
      lead="Saving it signs out every device that knows the old one."
    >
      <NewPasswordForm
        problem={saving.isError ? savingProblem(saving.error) : null}
        isBusy={saving.isPending}
        onSubmit={saving.mutate}
        onRenewed={() => saving.isPending || saving.reset()}
      />
      <OtherDoor question="Remembered it?" to={paths.login()}>
        Login
      </OtherDoor>
    </Door>
  )
}

function isExpired(error: Error): boolean {
  return error instanceof IdentityError && error.problem === 'expired-link'
}

function savingProblem(error: Error): string {
  if (error instanceof IdentityError && error.problem === 'weak-password') {
    return 'Password is too weak. Please choose a stronger password.'
  }
  return `The new password could not be saved: ${messageOf(error)}`
}
