import { countOf } from '@faith-fables/contract/count-of'
import { limits } from '@faith-fables/contract/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { askForDeletionMutation } from '../../../api/parent/personal-data-queries.ts'
import { RefusalNote } from '../../../components/forms/refusal-note.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { CheckBox } from '../../../ui/choices/check-box.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { focusField } from '../../../ui/focus/focus-field.ts'

export interface DeleteAccountDialogProps {
  /** Whoever signs in with Google has none. */
  hasPassword: boolean
  onClose: () => void
}

/** Asks what shall become of public stories, and for the password. */
export function DeleteAccountDialog({ hasPassword, onClose }: DeleteAccountDialogProps) {
  const form = useId()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [keepsPublicStories, setKeepsPublicStories] = useState(false)
  const asking = useMutation(askForDeletionMutation(useQueryClient()))

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = hasPassword && password === '' ? 'Please type your password.' : undefined
    setProblem(found)
    if (found) return focusField(event, 'password')
    if (asking.isPending) return
    asking.mutate({ keepsPublicStories, ...(hasPassword && { password }) }, { onSuccess: onClose })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete your account?"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="danger" type="submit" form={form} busy={asking.isPending}>
            Delete my account
          </Button>
        </>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={submit}>
        <p>
          In {limits.deletionGraceDays} days your stories, drafts, pictures, characters, collections and links
          will be gone for good, and so will your tokens. Until then you can change your mind, here.
        </p>
        <CheckBox
          label="Leave my public stories in the library, without my name"
          checked={keepsPublicStories}
          onCheckedChange={setKeepsPublicStories}
        />
        {hasPassword ? (
          <PasswordField
            label="Your password"
            name="password"
            autoComplete="current-password"
            value={password}
            onValueChange={setPassword}
            error={problem}
          />
        ) : (
          <p>
            You sign in with Google: if that was more than {countOf(limits.freshSignInMinutes, 'minute')} ago,
            please sign out and in again first.
          </p>
        )}
        <RefusalNote title="Your account could not be deleted." error={asking.error} />
      </form>
    </Dialog>
  )
}
