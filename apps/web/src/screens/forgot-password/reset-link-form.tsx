import { DoorForm } from '../../components/door/door-form.tsx'
import { useDoorForm, type WrongField } from '../../components/door/use-door-form.ts'
import { TextField } from '../../ui/fields/text-field.tsx'

export interface ResetLinkFormProps {
  firstEmail: string
  /** Why the last try failed. */
  problem: string | null
  isBusy: boolean
  onSubmit: (email: string) => void
  /** What the last try was answered no longer holds. */
  onRenewed: () => void
}

export function ResetLinkForm({ firstEmail, problem, isBusy, onSubmit, onRenewed }: ResetLinkFormProps) {
  const { field, submit } = useDoorForm({
    empty: { email: firstEmail },
    check: findMissing,
    onSubmit: ({ email }) => onSubmit(email.trim()),
    onRenewed,
  })
  return (
    <DoorForm button="Send Reset Link" problem={problem} isBusy={isBusy} onSubmit={submit}>
      <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
    </DoorForm>
  )
}

function findMissing({ email }: { email: string }): WrongField<'email'> | null {
  return email.trim() === '' ? { field: 'email', message: 'Please enter your email.' } : null
}
