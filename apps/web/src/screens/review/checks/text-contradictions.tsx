import type { BookFinding } from '@faith-fables/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { textInspectionQuery } from '../../../api/making/inspection-query.ts'
import { Contradictions } from '../../../components/making/contradictions.tsx'
import { useSettled } from '../../../ui/browser/use-settled.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { findWords, mendText, type WordsInText } from '../text/words-in-text.ts'
import { CloseReadingBox } from './close-reading-box.tsx'
import { useCloseReading } from './use-close-reading.ts'

export interface TextContradictionsProps {
  generationId: string
  /** As it stands in the field. */
  text: string
  field: RefObject<HTMLTextAreaElement | null>
  onEdit: (text: string) => void
}

/** What was mended last, and how to take it back. */
interface Mended {
  before: string
  after: string
  /** The sentence of the finding that was mended. */
  finding: string
  sentence: string
}

/** Long enough that nobody is asked about half a word. */
const typingPause = 800

/** What in the text contradicts itself, while it is typed; each leads to its words and, where that is safe, mends them. */
export function TextContradictions({ generationId, text, field, onEdit }: TextContradictionsProps) {
  const settled = useSettled(text, typingPause)
  const { data, isError } = useQuery({
    ...textInspectionQuery(generationId, settled),
    enabled: settled.trim() !== '',
    placeholderData: keepPreviousData,
  })
  const close = useCloseReading(generationId)
  const [mended, setMended] = useState<Mended | null>(null)
  const [settledOnes, setSettledOnes] = useState<readonly string[]>([])
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The button that was pressed goes with what it mended.
    if (mended) undo.current?.focus()
  }, [mended])

  function mend({ sentence }: BookFinding, change: BookFinding['mends'][number]) {
    const after = mendText(text, change)
    setMended({
      before: text,
      after,
      finding: sentence,
      sentence: `Page ${change.page} now says “${change.instead}” instead of “${change.words}”.`,
    })
    setSettledOnes([...settledOnes, sentence])
    onEdit(after)
  }

  function takeBack() {
    if (mended) {
      onEdit(mended.before)
      setSettledOnes(settledOnes.filter((sentence) => sentence !== mended.finding))
    }
    setMended(null)
    field.current?.focus()
  }

  // Of words that are gone by now nothing is said any more.
  const stillThere = ({ places }: BookFinding) => places.every((place) => findWords(text, place))
  const quick = isError || settled.trim() === '' ? [] : (data?.findings ?? [])
  // A close reading is of the text as it stood then.
  const closer = close.findings.filter((one) => stillThere(one) && !settledOnes.includes(one.sentence))
  const findings = [...quick.filter(stillThere), ...closer]
  const canTakeBack = mended !== null && mended.after === text
  return (
    <>
      <Contradictions
        findings={findings}
        actionsOf={(finding) => (
          <>
            {finding.places.map((place) => (
              <Button
                key={`${place.page} ${place.start}`}
                tone="quiet"
                onClick={() => goTo(field.current, text, place)}
              >
                {`Go to “${place.words}” on page ${place.page}`}
              </Button>
            ))}
            {finding.mends.map((change) => (
              <Button key={`${change.page} ${change.start}`} onClick={() => mend(finding, change)}>
                {`Write “${change.instead}” for “${change.words}” on page ${change.page}`}
              </Button>
            ))}
          </>
        )}
      >
        {canTakeBack && (
          <div className="row">
            <p role="status">{mended.sentence}</p>
            <Button ref={undo} onClick={takeBack}>
              Undo
            </Button>
          </div>
        )}
      </Contradictions>
      {(data?.mayBeCloser === true || close.state !== 'none') && (
        <CloseReadingBox close={close} text={text} stillThere={closer.length} />
      )}
    </>
  )
}

function goTo(field: HTMLTextAreaElement | null, text: string, place: WordsInText): void {
  const found = findWords(text, place)
  if (!field || !found) return
  // In this order browsers bring what is marked into view.
  field.blur()
  field.setSelectionRange(...found)
  field.focus()
}
