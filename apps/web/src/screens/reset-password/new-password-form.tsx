import { type SubmitEvent, useState } from 'react'
import { checkNewPassword, type NewPassword } from '../../components/check-new-password.ts'
import { Button } from '../../ui/button.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { Note } from '../../ui/note.tsx'
import { PasswordField } from '../../ui/password-field.tsx'

export interface NewPasswordFormProps {
  /** Why the last try failed. */
  problem: string | null
  isBusy: boolean
  onSubmit: (password: string) => void
}

/** Names one thing at a time, from the top down, once it was tried to be sent. */
export function NewPasswordForm({ problem, isBusy, onSubmit }: NewPasswordFormProps) {
  const [entry, setEntry] = useState<NewPassword>({ password: '', confirmation: '' })
  const [wasTried, setTried] = useState(false)
  const wrong = checkNewPassword(entry)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (wrong) return focusField(event, wrong.field)
    onSubmit(entry.password)
  }

  const field = (name: keyof NewPassword) => ({
    name,
    required: true,
    autoComplete: 'new-password',
    value: entry[name],
    onValueChange: (value: string) => setEntry((now) => ({ ...now, [name]: value })),
    error: wasTried && wrong?.field === name ? wrong.message : undefined,
  })

  return (
    <form className="stack gap-4" noValidate onSubmit={submit}>
      {problem && <Note tone="error" title={problem} />}
      <PasswordField label="New Password" hint="Minimum 6 characters" {...field('password')} />
      <PasswordField label="Confirm New Password" {...field('confirmation')} />
      <Button type="submit" tone="primary" size="large" wide busy={isBusy} className="mt-2">
        Save New Password
      </Button>
    </form>
  )
}
