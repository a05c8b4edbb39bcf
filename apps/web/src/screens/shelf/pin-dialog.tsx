import { shelfPinRule } from '@faith-fables/contract/field-rules'
import { limits } from '@faith-fables/contract/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { pinMutation } from '../../api/shelf-queries.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { focusField } from '../../ui/focus/focus-field.ts'
import { Note } from '../../ui/messages/note.tsx'

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
        {setting.error && (
          <Note tone="error" title="The PIN could not be kept.">
            <p>{messageOf(setting.error)}</p>
          </Note>
        )}
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
