import { visibleName } from '@faith-fables/contract/visible-text'
import './character-portrait.css'

const paints = 4

/** A round of colour with the first letter of a character's name; the same name has the same colour everywhere. */
export function CharacterPortrait({ name }: { name: string }) {
  const letters = [...visibleName(name)]
  const sum = letters.reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return (
    <span className="character-portrait" data-paint={sum % paints} aria-hidden="true">
      {letters[0]?.toLocaleUpperCase() ?? '?'}
    </span>
  )
}
