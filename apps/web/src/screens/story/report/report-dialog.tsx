import type { ReportReason } from '@faith-fables/contract'
import { checkField, keptField } from '@faith-fables/contract/check-field'
import { neededReportReason, neededReportWords, reportWordsRule } from '@faith-fables/contract/field-rules'
import { limits } from '@faith-fables/contract/limits'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { reportMutation } from '../../../api/stories/report-queries.ts'
import { RefusalNote } from '../../../components/forms/refusal-note.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { focusField } from '../../../ui/focus/focus-field.ts'

export interface ReportDialogProps {
  storyId: string
  open: boolean
  onClose: () => void
  /** @param again this reader had reported the story before */
  onTaken: (again: boolean) => void
}

/** Asks what is not right. Each opening begins with an empty form. */
export function ReportDialog({ storyId, open, onClose, onTaken }: ReportDialogProps) {
  const id = useId()
  const reporting = useMutation(reportMutation(storyId))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Report this story?"
      ornament="quill"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form={id} busy={reporting.isPending}>
            Send report
          </Button>
        </>
      }
    >
      <ReportForm
        id={id}
        failure={reporting.error}
        onSend={(body) =>
          !reporting.isPending && reporting.mutate(body, { onSuccess: ({ again }) => onTaken(again) })
        }
      />
    </Dialog>
  )
}

const reasons = [
  { value: '', label: 'Please choose' },
  { value: 'frightening', label: 'It is frightening or cruel' },
  { value: 'unfit', label: 'It is not for children' },
  { value: 'hateful', label: 'It is hateful, or mocks people or faith' },
  { value: 'personal', label: 'It tells somebody’s personal data' },
  { value: 'other', label: 'Something else' },
] as const

interface ReportFormProps {
  id: string
  failure: Error | null
  onSend: (body: { reason: ReportReason; words: string }) => void
}

function ReportForm({ id, failure, onSend }: ReportFormProps) {
  const [reason, setReason] = useState<ReportReason | ''>('')
  const [words, setWords] = useState('')
  const [problems, setProblems] = useState<{ reason?: string; words?: string | null }>({})

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = problemsOf(reason, words)
    setProblems(found)
    if (found.reason) return focusField(event, 'reason')
    if (found.words) return focusField(event, 'words')
    if (reason) onSend({ reason, words: keptField(reportWordsRule, words) })
  }

  return (
    <form id={id} className="stack" noValidate onSubmit={submit}>
      <p>Somebody of us reads the story again. Nobody else learns that it was you.</p>
      <RefusalNote title="Your report could not be sent." error={failure} />
      <Select
        label="What is not right?"
        name="reason"
        options={reasons}
        value={reason}
        onValueChange={setReason}
        error={problems.reason}
      />
      <TextArea
        label="Where, and what (if you like)"
        name="words"
        rows={4}
        value={words}
        onValueChange={setWords}
        error={problems.words}
        counter={{ length: words.length, limit: limits.reportWords.max }}
      />
    </form>
  )
}

function problemsOf(reason: ReportReason | '', words: string): { reason?: string; words?: string | null } {
  if (reason === '') return { reason: neededReportReason }
  if (reason === 'other' && keptField(reportWordsRule, words) === '') return { words: neededReportWords }
  return { words: checkField(reportWordsRule, words) }
}
