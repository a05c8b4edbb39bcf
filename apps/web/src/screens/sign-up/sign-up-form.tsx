import { type SubmitEvent, useState } from 'react'
import type { NewAccount } from '../../identity/identity.ts'
import { Button } from '../../ui/button.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { Note } from '../../ui/note.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { checkSignUp, type SignUpEntry, type SignUpField } from './check-sign-up.ts'

export interface SignUpFormProps {
  /** Why the last try failed. */
  problem: string | null
  isBusy: boolean
  onSubmit: (account: NewAccount) => void
}

const nothingTyped: SignUpEntry = { displayName: '', email: '', password: '', confirmation: '' }

/** Names one thing at a time, from the top down, once it was tried to be sent. */
export function SignUpForm({ problem, isBusy, onSubmit }: SignUpFormProps) {
  const [entry, setEntry] = useState(nothingTyped)
  const [wasTried, setTried] = useState(false)
  const wrong = checkSignUp(entry)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (wrong) return focusField(event, wrong.field)
    onSubmit({ displayName: entry.displayName.trim(), email: entry.email.trim(), password: entry.password })
  }

  /** What every field of this form has in common. */
  const field = (name: SignUpField) => ({
    name,
    required: true,
    value: entry[name],
    onValueChange: (value: string) => setEntry((now) => ({ ...now, [name]: value })),
    error: wasTried && wrong?.field === name ? wrong.message : undefined,
  })

  return (
    <form className="stack gap-4" noValidate onSubmit={submit}>
      {problem && <Note tone="error" title={problem} />}
      <TextField label="Display Name" autoComplete="name" {...field('displayName')} />
      <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="Minimum 6 characters"
        {...field('password')}
      />
      <PasswordField label="Confirm Password" autoComplete="new-password" {...field('confirmation')} />
      <Button type="submit" tone="primary" size="large" wide busy={isBusy} className="mt-2">
        Sign Up
      </Button>
    </form>
  )
}
