import { Link } from 'react-router'
import { DoorForm } from '../../components/door/door-form.tsx'
import { useDoorForm, type WrongField } from '../../components/door/use-door-form.ts'
import { paths } from '../../paths.ts'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

interface Credentials {
  email: string
  password: string
}

export interface LoginFormProps {
  /** Why the last try failed. */
  problem: string | null
  isBusy: boolean
  onSubmit: (credentials: Credentials) => void
  /** What the last try was answered no longer holds. */
  onRenewed: () => void
}

const nothingTyped: Credentials = { email: '', password: '' }

export function LoginForm({ problem, isBusy, onSubmit, onRenewed }: LoginFormProps) {
  const { entry, field, submit } = useDoorForm({
    empty: nothingTyped,
    check: findMissing,
    onSubmit: ({ email, password }) => onSubmit({ email: email.trim(), password }),
    onRenewed,
  })
  return (
    <DoorForm button="Login" problem={problem} isBusy={isBusy} onSubmit={submit}>
      <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <Link
        to={paths.forgotPassword()}
        state={{ email: entry.email.trim() }}
        className="door-link justify-self-end"
      >
        Forgot password?
      </Link>
    </DoorForm>
  )
}

function findMissing({ email, password }: Credentials): WrongField<keyof Credentials>[] {
  const missing: WrongField<keyof Credentials>[] = []
  if (email.trim() === '') missing.push({ field: 'email', message: 'Please enter your email.' })
  if (password === '') missing.push({ field: 'password', message: 'Please enter your password.' })
  return missing
}
