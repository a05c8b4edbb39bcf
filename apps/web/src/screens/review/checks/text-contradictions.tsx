import type { BookFinding } from '@faith-fables/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { textInspectionQuery } from '../../../api/making/inspection-query.ts'
import { Contradictions } from '../../../components/making/contradictions.tsx'
import { useSettled } from '../../../ui/browser/use-settled.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { findWords, mendText, type WordsInText } from '../text/words-in-text.ts'

export interface TextContradictionsProps {
  generationId: string
  /** As it stands in the field. */
  text: string
  field: RefObject<HTMLTextAreaElement | null>
  onEdit: (text: string) => void
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
  const [mended, setMended] = useState<{ before: string; after: string; sentence: string } | null>(null)
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The button that was pressed goes with what it mended.
    if (mended) undo.current?.focus()
  }, [mended])

  function mend(change: BookFinding['mends'][number]) {
    const after = mendText(text, change)
    setMended({
      before: text,
      after,
      sentence: `Page ${change.page} now says “${change.instead}” instead of “${change.words}”.`,
    })
    onEdit(after)
  }

  function takeBack() {
    if (mended) onEdit(mended.before)
    setMended(null)
    field.current?.focus()
  }

  // Of words that are gone by now nothing is said any more.
  const findings =
    isError || settled.trim() === ''
      ? []
      : (data?.findings ?? []).filter(({ places }) => places.every((place) => findWords(text, place)))
  const canTakeBack = mended !== null && mended.after === text
  return (
    <Contradictions
      findings={findings}
      actionsOf={({ places, mends }) => (
        <>
          {places.map((place) => (
            <Button
              key={`${place.page} ${place.start}`}
              tone="quiet"
              onClick={() => goTo(field.current, text, place)}
            >
              {`Go to “${place.words}” on page ${place.page}`}
            </Button>
          ))}
          {mends.map((change) => (
            <Button key={`${change.page} ${change.start}`} onClick={() => mend(change)}>
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
