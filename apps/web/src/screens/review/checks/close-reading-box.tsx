import { countOf } from '@faith-fables/contract/count-of'
import { Button } from '../../../ui/buttons/button.tsx'
import { Sheet } from '../../../ui/paper/sheet.tsx'
import type { CloseReading } from './use-close-reading.ts'

export interface CloseReadingBoxProps {
  close: CloseReading
  /** As it stands in the field by now. */
  text: string
  /** How many of the things that it found are still to be seen above. */
  stillThere: number
}

/** Offers that a hosted model reads the whole book once more, and says what became of it. */
export function CloseReadingBox({ close, text, stillThere }: CloseReadingBoxProps) {
  const isReading = close.state === 'reading'
  const isReadAsItStands = close.state === 'done' && close.readText === text
  return (
    <Sheet tone="linen" aria-labelledby="close-reading" className="stack gap-2">
      <h2 id="close-reading" className="text-xl">
        A close reading
      </h2>
      <p className="soft text-sm">
        A model reads the whole book once more for what cannot both be true. The names of your characters stay
        here. It changes nothing, and may be wrong.
      </p>
      <p role="status">{outcomeOf(close, stillThere, isReadAsItStands)}</p>
      <div className="row">
        <Button
          busy={isReading}
          unavailable={text.trim() === '' || isReadAsItStands}
          onClick={() => close.begin(text)}
        >
          {close.state === 'none' || isReading ? 'Read it closely' : 'Read it closely again'}
        </Button>
      </div>
    </Sheet>
  )
}

function outcomeOf({ state, findings }: CloseReading, stillThere: number, isReadAsItStands: boolean): string {
  switch (state) {
    case 'none':
      return ''
    case 'reading':
      return 'Every page is being read. This may take a minute; you can go on writing.'
    case 'done':
      if (findings.length === 0)
        return isReadAsItStands
          ? 'Read to the end: nothing in it contradicts itself.'
          : 'Nothing in it contradicted itself when it was read; you have changed it since.'
      return stillThere === 0
        ? 'Read to the end: what was found is mended, or its words are gone.'
        : `Read to the end: ${countOf(stillThere, 'thing')} to look at, above.`
    case 'held':
      return 'Something in this text should not be in a story for children, so it was sent to nobody. When you approve, you are told what it is.'
    case 'away':
      return 'Nobody could read it just now. Your text is as it was; please try again in a while.'
  }
}
