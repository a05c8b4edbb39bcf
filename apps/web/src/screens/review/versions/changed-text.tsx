import type { TextHistory } from '@faith-fables/contract'
import { countOf } from '@faith-fables/contract/count-of'
import { useMemo } from 'react'
import './changed-text.css'
import { type ChangedPart, type Passage, textChanges } from './text-changes.ts'

export interface ChangedTextProps {
  before: NonNullable<TextHistory['before']>
  title: string | null
  storyText: string
}

/** Old and new of a text in one, folded away until it is wanted. */
export function ChangedText({ before, title, storyText }: ChangedTextProps) {
  const parts = useMemo(() => withTitle(before, title, storyText), [before, title, storyText])
  const changed = parts.filter(({ kind }) => kind === 'paragraph').length
  if (changed === 0) return <p>No word of the text has changed since version {before.version}.</p>
  return (
    <details className="changed-text">
      <summary>
        What changed since version {before.version}: {countOf(changed, 'place')}
      </summary>
      <p className="soft text-sm">
        <del>What was taken out</del> is struck through, <ins>what is new</ins> is underlined.
      </p>
      <div className="changed-text-parts">
        {parts.map((part, place) => (
          <Part key={`part-${String(place)}`} part={part} />
        ))}
      </div>
    </details>
  )
}

/** A title that changed is the first paragraph. */
function withTitle(
  before: ChangedTextProps['before'],
  title: string | null,
  storyText: string,
): ChangedPart[] {
  return [...textChanges(before.title ?? '', title ?? ''), ...textChanges(before.storyText, storyText)]
}

function Part({ part }: { part: ChangedPart }) {
  if (part.kind === 'unchanged') return <p className="changed-text-gap">Unchanged</p>
  return (
    <p>
      {part.passages.map((passage, place) => (
        <Marked key={`passage-${String(place)}`} passage={passage} />
      ))}
    </p>
  )
}

/** Not every screen reader tells what the marks say, so hidden words do. */
function Marked({ passage: { kind, words } }: { passage: Passage }) {
  if (kind === 'same') return words
  const Mark = kind === 'added' ? 'ins' : 'del'
  return (
    <Mark>
      <span className="sr-only">{kind === 'added' ? ' New: ' : ' Taken out: '}</span>
      {words}
      <span className="sr-only">{kind === 'added' ? ' End of new. ' : ' End of taken out. '}</span>
    </Mark>
  )
}
