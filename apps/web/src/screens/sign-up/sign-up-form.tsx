import { visibleName } from '@faith-fables/contract/visible-text'
import { DoorForm } from '../../components/door/door-form.tsx'
import { useDoorForm } from '../../components/door/use-door-form.ts'
import type { NewAccount } from '../../identity/identity.ts'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { checkSignUp, type SignUpEntry } from './check-sign-up.ts'

export interface SignUpFormProps {
  /** Why the last try failed. */
  problem: string | null
  isBusy: boolean
  onSubmit: (account: NewAccount) => void
  /** What the last try was answered no longer holds. */
  onRenewed: () => void
}

const nothingTyped: SignUpEntry = { displayName: '', email: '', password: '', confirmation: '' }

export function SignUpForm({ problem, isBusy, onSubmit, onRenewed }: SignUpFormProps) {
  const { field, submit } = useDoorForm({
    empty: nothingTyped,
    check: checkSignUp,
    onSubmit: ({ displayName, email, password }) =>
      onSubmit({ displayName: visibleName(displayName), email: email.trim(), password }),
    onRenewed,
  })
  return (
    <DoorForm button="Sign Up" problem={problem} isBusy={isBusy} onSubmit={submit}>
      <TextField label="Display Name" autoComplete="name" {...field('displayName')} />
      <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="Minimum 6 characters"
        {...field('password')}
      />
      <PasswordField label="Confirm Password" autoComplete="new-password" {...field('confirmation')} />
    </DoorForm>
  )
}
