import { isOneOf } from '../text/read-units.ts'
import type { ClauseContext } from '../wishes/clause-context.ts'
import { wordsOf } from '../wishes/noun-phrases.ts'
import type { PictureWish } from './picture-wish.ts'
import { whomIn } from './whom-in.ts'

const ofSomebody = /\b(?:his|her|their|\S+ 's) (?:\S+ )?chair\b/

/** "Her chair is purple", of who uses a wheelchair: it is that chair, and nothing of her own looks. */
export function chairOfSomebody(context: ClauseContext): PictureWish | null {
  const { units, words, cast } = context
  const colour = units.filter((unit) => isOneOf(unit, 'colour'))
  if (!ofSomebody.test(words) || colour.length === 0) return null
  const [name] = whomIn(context)
  const user = cast.find((one) => one.name === name)
  if (!user || !/\bwheel-?\s?chair\b/i.test(user.details)) return null
  return { kind: 'wears', who: [user.name], words: `${wordsOf(colour)} wheelchair`, noun: 'wheelchair' }
}
