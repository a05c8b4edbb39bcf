import type { GenerationRecord } from '@faith-fables/contract'
import { type RefObject, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { Sheet, SheetHead } from '../../../ui/paper/sheet.tsx'
import { DiscardQuestion } from './discard-question.tsx'
import { useStoryEdits } from './use-story-edits.ts'

export interface UnsentTextProps {
  record: GenerationRecord
  /** Takes the focus when the changes are discarded. */
  finalFocus: RefObject<HTMLElement | null>
}

/** Changes that were never sent, when the story has gone on without them: still there to be read and copied. */
export function UnsentText({ record, finalFocus }: UnsentTextProps) {
  const { text, isUnsaved, replaced, discard } = useStoryEdits(record._id, record.storyText ?? '')
  const [isAsking, setAsking] = useState(false)
  const words = isUnsaved ? text : replaced

  return (
    <>
      {words !== null && (
        <Sheet tone="linen" aria-labelledby="unsent-text">
          <SheetHead id="unsent-text" title="Your changes that were not sent" ornament="quill" />
          <div className="stack">
            <p>The story went on without them. You can copy from here whatever you would like to keep.</p>
            <TextArea
              label="Your text that was not sent"
              hideLabel
              type="story"
              rows={8}
              value={words}
              onValueChange={() => {}}
              readOnly
            />
            <div className="row justify-end">
              <Button onClick={() => setAsking(true)}>Discard</Button>
            </div>
          </div>
        </Sheet>
      )}
      <DiscardQuestion
        open={isAsking}
        onClose={() => setAsking(false)}
        onDiscard={discard}
        consequence="What you typed is then gone."
        {...(words === null && { finalFocus })}
      />
    </>
  )
}
