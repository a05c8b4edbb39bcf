import { shelfPinRule } from '@faith-fables/contract/field-rules'
import { limits } from '@faith-fables/contract/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { pinMutation } from '../../api/shelf/shelf-queries.ts'
import { RefusalNote } from '../../components/forms/refusal-note.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { focusField } from '../../ui/focus/focus-field.ts'

export interface PinDialogProps {
  hasPin: boolean
  onClose: () => void
  onSet: () => void
}

/** Sets the PIN by which a device is taken back. */
export function PinDialog({ hasPin, onClose, onSet }: PinDialogProps) {
  const form = useId()
  const [pin, setPin] = useState('')
  const [problem, setProblem] = useState<string>()
  const setting = useMutation(pinMutation(useQueryClient()))

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = shelfPinRule.form.test(pin) ? undefined : shelfPinRule.sentence
    setProblem(found)
    if (found) return focusField(event, 'pin')
    setting.mutate(pin, { onSuccess: onSet })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={hasPin ? 'A new PIN' : 'Set a PIN'}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form={form} busy={setting.isPending}>
            Keep this PIN
          </Button>
        </>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={submit}>
        <RefusalNote title="The PIN could not be kept." error={setting.error} />
        <p>You take the device back by it. Choose one that your child does not know or guess.</p>
        <PasswordField
          label="PIN"
          name="pin"
          hint="4 to 8 digits."
          inputMode="numeric"
          autoComplete="off"
          maxLength={limits.shelfPin.max}
          value={pin}
          onValueChange={setPin}
          error={problem}
        />
      </form>
    </Dialog>
  )
}
