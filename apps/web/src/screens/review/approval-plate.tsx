import type { GenerationRecord } from '@faith-fables/contract'
import { countOf } from '@faith-fables/contract/count-of'
import { statusKind, statusWords } from '@faith-fables/contract/generation-status'
import { Check } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { Bookplate } from '../../ui/paper/bookplate.tsx'
import { ProgressBar } from '../../ui/waiting/progress-bar.tsx'

export interface ApprovalPlateProps {
  record: GenerationRecord
  isApproving: boolean
  /** The server has taken the approval; how far it is can be seen. */
  isUnderWay: boolean
  isEnabled: boolean
  onApprove: () => void
}

/** The one decision of the page: these words are good. */
export function ApprovalPlate(props: ApprovalPlateProps) {
  const { record, isApproving, isUnderWay, isEnabled, onApprove } = props
  return (
    <Bookplate aria-labelledby="approval" className="gap-3.5">
      <h2 id="approval" className="text-xl">
        Does it sound like yours?
      </h2>
      <p className="soft text-sm">
        {record.isEdition
          ? 'Next these words get the pictures that the story has already: page by page, and at no price.'
          : `Next we draw ${countOf(record.originalPrompt.imageNumber, 'picture')} for these words; that is paid for.`}
      </p>
      <Button
        tone="primary"
        size="large"
        wide
        busy={isApproving}
        disabled={!isEnabled && !isApproving}
        onClick={onApprove}
      >
        {!isApproving && <Check className="icon" aria-hidden="true" />}
        {isApproving ? 'Approving...' : 'Approve'}
      </Button>
      {isUnderWay && <ApprovalProgress record={record} />}
    </Bookplate>
  )
}

/** On the way to the pictures; the words change with each stage. */
function ApprovalProgress({ record: { status, progress } }: { record: GenerationRecord }) {
  const words = statusWords(statusKind(status) === 'working' ? status : 'moderating_review')
  return (
    <div className="stack gap-2">
      <ProgressBar label="Progress of your story" percent={progress} />
      <p className="soft text-sm" role="status">
        {words}
      </p>
    </div>
  )
}
