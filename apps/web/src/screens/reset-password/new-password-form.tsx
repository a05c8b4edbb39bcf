import { checkNewPassword, type NewPassword } from '../../components/door/check-new-password.ts'
import { DoorForm } from '../../components/door/door-form.tsx'
import { useDoorForm } from '../../components/door/use-door-form.ts'
import { PasswordField } from '../../ui/fields/password-field.tsx'

export interface NewPasswordFormProps {
  /** Why the last try failed. */
  problem: string | null
  isBusy: boolean
  onSubmit: (password: string) => void
  /** What the last try was answered no longer holds. */
  onRenewed: () => void
}

const nothingTyped: NewPassword = { password: '', confirmation: '' }

export function NewPasswordForm({ problem, isBusy, onSubmit, onRenewed }: NewPasswordFormProps) {
  const { field, submit } = useDoorForm({
    empty: nothingTyped,
    check: checkNewPassword,
    onSubmit: ({ password }) => onSubmit(password),
    onRenewed,
  })
  return (
    <DoorForm button="Save New Password" problem={problem} isBusy={isBusy} onSubmit={submit}>
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        hint="Minimum 6 characters"
        {...field('password')}
      />
      <PasswordField label="Confirm New Password" autoComplete="new-password" {...field('confirmation')} />
    </DoorForm>
  )
}
