import type { GenerationRecord } from '@faith-fables/contract'
import {
  endedUnsuccessfully,
  statusKind,
  statusMessage,
  statusWords,
} from '@faith-fables/contract/generation-status'
import { nextStep } from '../../components/next-step.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Note } from '../../ui/note.tsx'

/** Where the story is while there is nothing to choose. */
export function StageNote({ record }: { record: GenerationRecord }) {
  const { status } = record
  const { to, label } = nextStep(record)
  const isFailed = endedUnsuccessfully(status)
  return (
    <Note tone={isFailed ? 'error' : 'plain'} title={isFailed ? failureSentence(record) : stageWords(record)}>
      {statusKind(status) !== 'working' && (
        <LinkButton to={to} className="mt-2">
          {label}
        </LinkButton>
      )}
    </Note>
  )
}

function stageWords({ status }: GenerationRecord): string {
  return statusMessage(status) ?? statusWords(status)
}

/** A safety rejection reads as a rejection; a failure of ours must not blame what the parent wrote. */
export function failureSentence({
  status,
  processingError,
}: Pick<GenerationRecord, 'status' | 'processingError'>): string {
  const isOurs = status === 'failed'
  const reason =
    processingError || (isOurs ? 'Something went wrong on our side.' : 'Content did not meet guidelines.')
  return `Story generation ${isOurs ? 'failed' : 'rejected'}. Error: ${reason}`
}
