import { Check } from 'lucide-react'
import { Bookplate } from '../../ui/bookplate.tsx'
import { Button } from '../../ui/button.tsx'

export interface ApprovalPlateProps {
  /** Pictures that will be drawn. */
  imageNumber: number
  isApproving: boolean
  isEnabled: boolean
  onApprove: () => void
}

/** The one decision of the page: these words are good. */
export function ApprovalPlate({ imageNumber, isApproving, isEnabled, onApprove }: ApprovalPlateProps) {
  return (
    <Bookplate aria-labelledby="approval" className="gap-3.5">
      <h2 id="approval" className="text-xl">
        Does it sound like yours?
      </h2>
      <p className="soft text-sm">Next we draw {imageNumber} pictures for these words; they are paid for.</p>
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
    </Bookplate>
  )
}
