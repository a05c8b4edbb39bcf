import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useSession } from '../../../session/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { focusField } from '../../../ui/focus/focus-field.ts'
import { Note } from '../../../ui/messages/note.tsx'
import { Sheet, SheetHead } from '../../../ui/paper/sheet.tsx'
import { type CardReports, useUnsavedReport } from '../card-reports.ts'
import { checkPasswordChange, type PasswordEntry, type PasswordField } from './check-password-change.ts'
import { passwordFailure } from './password-failure.ts'

const nothingTyped: PasswordEntry = { current: '', next: '', confirmation: '' }

/** Changes the password, after the current one was proved. */
export function SecurityCard({ onDone, onUnsaved }: CardReports) {
  const { parent, changePassword } = useSession()
  const [entry, setEntry] = useState(nothingTyped)
  const [wrong, setWrong] = useState<ReturnType<typeof checkPasswordChange>>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const changing = useMutation({
    mutationFn: ({ current, next }: PasswordEntry) => changePassword(current, next),
    onSuccess: () => {
      setEntry(nothingTyped)
      onDone('Password updated successfully!')
    },
    onError: (error) => setFailure(passwordFailure(error)),
  })

  useUnsavedReport(onUnsaved, 'password', Object.values(entry).some(Boolean))

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (changing.isPending) return
    const problem = checkPasswordChange(entry)
    setWrong(problem)
    setFailure(null)
    if (problem) return focusField(event, problem.field)
    if (!parent?.email) return setFailure('No user logged in or email missing.')
    changing.mutate(entry)
  }

  /** What the three fields have in common. */
  const field = (name: PasswordField) => ({
    name,
    type: 'password',
    autoComplete: name === 'current' ? 'current-password' : 'new-password',
    value: entry[name],
    onValueChange: (value: string) => {
      setWrong(null)
      setFailure(null)
      setEntry((now) => ({ ...now, [name]: value }))
    },
    error: wrong?.field === name ? wrong.message : undefined,
  })

  return (
    <Sheet aria-labelledby="security">
      <SheetHead id="security" title="Security" ornament="key" />
      <form className="stack gap-4" noValidate onSubmit={submit}>
        {/* For password managers: whose password this is. */}
        <input hidden readOnly autoComplete="username" value={parent?.email ?? ''} />
        <TextField label="Current Password" {...field('current')} />
        <TextField label="New Password" hint="Minimum 6 characters" {...field('next')} />
        <TextField label="Confirm New Password" {...field('confirmation')} />
        {failure && <Note tone="error">{failure}</Note>}
        <div>
          <Button type="submit" busy={changing.isPending}>
            Update Password
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
