import type { Character } from '@faith-fables/contract'
import { useSeen } from '../../../ui/browser/use-seen.ts'
import { Picture } from '../../../ui/pictures/picture.tsx'
import './character-portrait.css'
import { portraitLetter, portraitPaint } from './portrait-letter.ts'
import { usePortrait } from './use-portrait.ts'

/**
 * A round with a character's face; with the first letter of the name, in the name's own colour, where it is not drawn. It is
 * drawn once somebody sees it. The name stands beside it.
 */
export function CharacterPortrait({ character: { name, details } }: { character: Character }) {
  const { part, isSeen } = useSeen<HTMLSpanElement>()
  const { url } = usePortrait({ name, details, view: 'near' }, isSeen)
  return (
    <span ref={part} className="character-portrait" data-paint={portraitPaint(name)} aria-hidden="true">
      {portraitLetter(name)}
      <Picture src={url} alt="" placeholder={null} />
    </span>
  )
}
