import { deskReasonRule } from '@faith-fables/contract/field-rules'
import { limits } from '@faith-fables/contract/limits'
import { type ReactNode, useId } from 'react'
import { useCheckedField } from '../../components/forms/use-checked-field.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'

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
  const reason = useCheckedField('reason', deskReasonRule)

  const submit = reason.submitting((kept) => !busy && onConfirm(kept))

  return (
    <form id={id} className="stack" noValidate onSubmit={submit}>
      {children}
      <TextArea
        {...reason.field}
        label="Reason"
        rows={5}
        hint={hint}
        counter={{ length: reason.field.value.length, limit: limits.deskReason.max }}
      />
    </form>
  )
}
