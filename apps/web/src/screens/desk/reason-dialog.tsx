import { checkField, keptField } from '@faith-fables/contract/check-field'
import { deskReasonRule } from '@faith-fables/contract/field-rules'
import { limits } from '@faith-fables/contract/limits'
import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { focusField } from '../../ui/focus/focus-field.ts'

export interface ReasonDialogProps {
  open: boolean
  onClose: () => void
  title: string
  confirmLabel: string
  busy: boolean
  onConfirm: (reason: string) => void
  /** Below the field; about a story unless said otherwise. */
  hint?: string
  /** What will happen. */
  children: ReactNode
}

/** Asks why before a parent is told no. Each opening begins with an empty field. */
export function ReasonDialog({ open, onClose, title, confirmLabel, busy, ...form }: ReasonDialogProps) {
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      ornament="quill"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="danger" type="submit" form={id} busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <ReasonForm id={id} busy={busy} {...form} />
    </Dialog>
  )
}

type ReasonFormProps = Pick<ReasonDialogProps, 'busy' | 'onConfirm' | 'hint' | 'children'> & { id: string }

const hintOfStories = 'The parent reads it. Say kindly what to change.'

function ReasonForm({ id, busy, onConfirm, hint = hintOfStories, children }: ReasonFormProps) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const wrong = checkField(deskReasonRule, reason)
    setProblem(wrong)
    if (wrong) return focusField(event, 'reason')
    onConfirm(keptField(deskReasonRule, reason))
  }

  return (
    <form id={id} className="stack" noValidate onSubmit={submit}>
      {children}
      <TextArea
        label="Reason"
        name="reason"
        rows={5}
        value={reason}
        onValueChange={setReason}
        hint={hint}
        error={problem}
        counter={{ length: reason.length, limit: limits.deskReason.max }}
      />
    </form>
  )
}
