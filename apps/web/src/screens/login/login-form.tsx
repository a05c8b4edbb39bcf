import { type SubmitEvent, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { Note } from '../../ui/note.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

export interface LoginFormProps {
  /** Why the last try failed. */
  problem: string | null
  isBusy: boolean
  onSubmit: (credentials: { email: string; password: string }) => void
}

/** Names what is missing, once it was tried to be sent. */
export function LoginForm({ problem, isBusy, onSubmit }: LoginFormProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [wasTried, setTried] = useState(false)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (email.trim() === '') return focusField(event, 'email')
    if (password === '') return focusField(event, 'password')
    onSubmit({ email: email.trim(), password })
  }

  return (
    <form className="stack gap-4" noValidate onSubmit={submit}>
      {problem && <Note tone="error" title={problem} />}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        value={email}
        onValueChange={setEmail}
        error={wasTried && email.trim() === '' ? 'Please enter your email.' : undefined}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onValueChange={setPassword}
        error={wasTried && password === '' ? 'Please enter your password.' : undefined}
      />
      <Link
        to={paths.forgotPassword()}
        state={{ email: email.trim() }}
        className="door-link justify-self-end"
      >
        Forgot password?
      </Link>
      <Button type="submit" tone="primary" size="large" wide busy={isBusy}>
        Login
      </Button>
    </form>
  )
}
