import type { GenerationRecord } from '@faith-fables/contract'
import { endedUnsuccessfully } from '@faith-fables/contract/generation-status'
import { nextStep } from '../../../components/making/next-step.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Note } from '../../../ui/messages/note.tsx'
import { scrollHere } from '../../../ui/scrolling/scroll-here.ts'
import { recordProblem } from './record-problem.ts'

export interface RecordBannerProps {
  record: GenerationRecord
  /** It came while the parent was looking, perhaps at another part of the page. */
  isNew?: boolean
}

/** Why a text came back, or came to nothing; on every visit until it is mended. */
export function RecordBanner({ record, isNew = false }: RecordBannerProps) {
  const problem = recordProblem(record)
  if (problem === null) return null
  const { to, label } = nextStep(record)
  return (
    <div ref={isNew ? scrollHere : null}>
      <Note tone="error" title="Action Required">
        <p>{problem}</p>
        {endedUnsuccessfully(record.status) && (
          <LinkButton to={to} className="mt-2">
            {label}
          </LinkButton>
        )}
      </Note>
    </div>
  )
}
