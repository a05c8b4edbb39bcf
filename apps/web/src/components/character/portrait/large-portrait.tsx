import type { Character } from '@faith-fables/contract'
import { visibleName } from '@faith-fables/contract/visible-text'
import { useMemo } from 'react'
import { useSettled } from '../../../ui/browser/use-settled.ts'
import { Picture } from '../../../ui/pictures/picture.tsx'
import './large-portrait.css'
import { portraitLetter, portraitPaint } from './portrait-letter.ts'
import { usePortrait } from './use-portrait.ts'

/** Milliseconds without a key that count as a pause. The call and the drawing have as long again. */
const typingPause = 200

/** A character from head to foot, drawn anew whenever the parent pauses. Until the next picture is there the last one stays. */
export function LargePortrait({ name, details }: Character) {
  const typed = useMemo(() => ({ name, details }), [name, details])
  const words = useSettled(typed, typingPause)
  const { url, isDrawing } = usePortrait({ ...words, view: 'whole' }, true)
  return (
    <div
      className="large-portrait character-portrait"
      data-paint={portraitPaint(name)}
      data-drawing={isDrawing}
    >
      <span aria-hidden="true">{portraitLetter(name)}</span>
      <Picture
        src={url}
        alt={`A drawing of ${visibleName(name) || 'your character'}`}
        placeholder={null}
        loading="eager"
      />
    </div>
  )
}
