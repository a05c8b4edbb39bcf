import { limits } from '@faith-fables/contract/limits'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { takeBackDevice } from '../../api/shelf/child-queries.ts'
import { RefusalNote } from '../../components/forms/refusal-note.tsx'
import { goToParent } from '../../session/hand-over-mark.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { focusField } from '../../ui/focus/focus-field.ts'

/** The parent takes the device back, by the PIN or by the password of the account. */
export function TakeBackDialog({ onClose }: { onClose: () => void }) {
  const form = useId()
  const [way, setWay] = useState<'pin' | 'password'>('pin')
  const [secret, setSecret] = useState('')
  const [problem, setProblem] = useState<string>()
  const taking = useMutation({ mutationFn: takeBackDevice, onSuccess: goToParent })
  const isByPin = way === 'pin'

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = secret === '' ? `Please enter your ${isByPin ? 'PIN' : 'password'}.` : undefined
    setProblem(found)
    if (found) return focusField(event, way)
    taking.mutate({ way, secret }, { onError: () => setSecret('') })
  }

  function changeWay() {
    setWay(isByPin ? 'password' : 'pin')
    setSecret('')
    setProblem(undefined)
    taking.reset()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Take the device back"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form={form} busy={taking.isPending || taking.isSuccess}>
            Take back
          </Button>
        </>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={submit}>
        <RefusalNote title="The device stays as it is." error={taking.error} />
        <PasswordField
          key={way}
          label={isByPin ? 'Your PIN' : 'Your password'}
          name={way}
          {...(isByPin && { inputMode: 'numeric' as const })}
          autoComplete={isByPin ? 'off' : 'current-password'}
          maxLength={isByPin ? limits.shelfPin.max : limits.password.max}
          value={secret}
          onValueChange={setSecret}
          error={problem}
        />
        <div>
          <Button tone="quiet" onClick={changeWay}>
            {isByPin ? 'I forgot the PIN' : 'By the PIN'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
