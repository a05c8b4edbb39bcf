import type { Character } from '@faith-fables/contract'
import { useId, useMemo, useState } from 'react'
import { useCut } from '../../../ui/browser/use-cut.ts'
import { useSettled } from '../../../ui/browser/use-settled.ts'
import './character-reading.css'
import { readingLines } from './reading-words.ts'
import { useReading } from './use-reading.ts'

/** Milliseconds without a key that count as a pause. */
const typingPause = 200
/** So long a pause is an invitation to speak: nobody wants to be talked to between two words. */
const speakingPause = 1500

/**
 * Says back what is understood of a character. It takes the same room whatever it says, so that nothing moves while
 * somebody types; what does not fit is folded away.
 */
export function CharacterReading({ name, details }: Character) {
  const typed = useMemo(() => ({ name, details }), [name, details])
  const reading = useReading(useSettled(typed, typingPause))
  const lines = reading ? readingLines(reading) : []
  const words = lines.map((line) => line.words).join(' ')
  const spoken = useSettled(words, speakingPause)
  const [isOpen, setOpen] = useState(false)
  const { box, isCut } = useCut<HTMLDivElement>(`${words}${isOpen}`)
  const id = useId()
  return (
    <div className="character-reading" data-open={isOpen}>
      <div id={id} ref={box} className="character-reading-lines" data-cut={isCut}>
        {lines.map((line) => (
          <p key={line.kind} data-kind={line.kind}>
            {line.words}
          </p>
        ))}
      </div>
      {(isCut || isOpen) && words !== '' && (
        <button
          type="button"
          className="character-reading-fold"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show all we read'}
        </button>
      )}
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  )
}
