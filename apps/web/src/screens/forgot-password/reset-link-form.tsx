import { type SubmitEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { TextField } from '../../ui/text-field.tsx'

export interface ResetLinkFormProps {
  firstEmail: string
  isBusy: boolean
  onSubmit: (email: string) => void
}

export function ResetLinkForm({ firstEmail, isBusy, onSubmit }: ResetLinkFormProps) {
  const [email, setEmail] = useState(firstEmail)
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
        autoComplete="username"
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
