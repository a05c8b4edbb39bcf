import { isOneOf } from '../text/read-units.ts'
import type { ClauseContext } from '../wishes/clause-context.ts'
import type { PictureWish } from './picture-wish.ts'
import { whomIn } from './whom-in.ts'

const between =
  /^(?:are|is|'s|'re|be|to|should|must|have|has|need|needs|really|actually|much|more|very|a|bit|supposed|meant|both|dark|light|bright|deep|pale|and|,|please)$/

/** "His eyes should be green", "her eyes are blue in real life": nothing else of theirs is. Null where no colour is said of eyes. */
export function eyesOfSomebody(context: ClauseContext): PictureWish | null {
  const { units } = context
  const eyes = units.findIndex(({ small }) => /^(?:eyes?|irises)$/.test(small))
  if (eyes < 0) return null
  const behind = units.slice(eyes + 1)
  const end = behind.findIndex((unit) => !between.test(unit.small) && !isOneOf(unit, 'colour'))
  const said = (end < 0 ? behind : behind.slice(0, end)).filter(
    (unit) => isOneOf(unit, 'colour') || /^(?:dark|light|bright|deep|pale)$/.test(unit.small),
  )
  if (!said.some((unit) => isOneOf(unit, 'colour'))) return null
  const words = `${said.map(({ small }) => small).join(' ')} eyes`
  return { kind: 'wears', who: whomIn(context), words, noun: 'eyes' }
}
