import { limits } from '@faith-fables/contract/limits'
import { visibleName } from '@faith-fables/contract/visible-text'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { displayNameMutation } from '../../../api/parent/user-queries.ts'
import { useKeptOnDevice } from '../../../components/device/use-kept-on-device.ts'
import { useSession } from '../../../session/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { focusField } from '../../../ui/focus/focus-field.ts'
import { type CardReports, useUnsavedReport } from '../card-reports.ts'
import { checkDisplayName } from './check-display-name.ts'

export interface DisplayNameFormProps extends CardReports {
  current: string | null
}

export function DisplayNameForm({ current, onDone, onUnsaved }: DisplayNameFormProps) {
  const { parent } = useSession()
  const saving = useMutation(displayNameMutation(useQueryClient()))
  /** Null as long as nothing was typed: the field then follows the profile. */
  const [typed, setTyped] = useKeptOnDevice('display-name', readName)
  const [problem, setProblem] = useState<string | null>(null)
  const value = typed ?? current ?? ''
  useUnsavedReport(onUnsaved, 'display-name', value !== (current ?? ''))

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (saving.isPending) return
    const wrong = parent ? checkDisplayName(value, current) : 'User data not available.'
    setProblem(wrong)
    if (wrong) return focusField(event, 'displayName')
    saving.mutate(visibleName(value), {
      onSuccess: () => {
        setTyped(null)
        onDone('Display Name updated successfully!')
      },
      onError: ({ message }) => setProblem(`Failed to update display name: ${message}`),
    })
  }

  return (
    <form className="stack gap-4" noValidate onSubmit={submit}>
      <TextField
        label="Display Name"
        name="displayName"
        autoComplete="name"
        value={value}
        onValueChange={setTyped}
        error={problem}
        {...(value.length > limits.displayName.max / 2 && {
          counter: { length: value.length, limit: limits.displayName.max },
        })}
      />
      <div>
        <Button type="submit" busy={saving.isPending}>
          Save Display Name
        </Button>
      </div>
    </form>
  )
}

function readName(stored: unknown): string | null {
  return typeof stored === 'string' ? stored : null
}
