import { Undo2 } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { DiscardQuestion } from './discard-question.tsx'

export interface UnsentLineProps {
  isUnsaved: boolean
  /** Takes the focus when the changes, and with them this line, are gone. */
  field: RefObject<HTMLTextAreaElement | null>
  onDiscard: () => void
}

/** Under the text: that the changes are not sent yet, and the way back to the text as the server has it. */
export function UnsentLine({ isUnsaved, field, onDiscard }: UnsentLineProps) {
  const [isAsking, setAsking] = useState(false)

  return (
    <>
      <div className="story-sheet-foot">
        <p role="status" className="soft text-sm">
          {isUnsaved
            ? 'Your changes are kept on this device until you send them.'
            : 'You can change any word here.'}
        </p>
        {isUnsaved && (
          <Button tone="quiet" onClick={() => setAsking(true)}>
            <Undo2 className="icon" aria-hidden="true" />
            Discard my changes
          </Button>
        )}
      </div>
      <DiscardQuestion
        open={isAsking}
        onClose={() => setAsking(false)}
        onDiscard={onDiscard}
        consequence="The text goes back to how it was before you changed it. What you typed is then gone."
        {...(!isUnsaved && { finalFocus: field })}
      />
    </>
  )
}
