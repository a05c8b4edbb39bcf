import { isOneOf } from '../text/read-units.ts'
import type { ClauseContext } from '../wishes/clause-context.ts'
import { wordsOf } from '../wishes/noun-phrases.ts'
import type { PictureWish } from './picture-wish.ts'
import { whomIn } from './whom-in.ts'

const ofSomebody = /\b(?:his|her|their|\S+ 's) (?:\S+ )?chair\b/

/** "I'd like the chair to be orange". */
const anyChair = /\bthe (?:wheel)?chair (?:to be|is|should be|must be|in)\b/

/** "Her chair is purple", of who uses a wheelchair: it is that chair, and nothing of her own looks. */
export function chairOfSomebody(context: ClauseContext): PictureWish | null {
  const { units, words, cast } = context
  const colour = units.filter((unit) => isOneOf(unit, 'colour'))
  if (!(ofSomebody.test(words) || anyChair.test(words)) || colour.length === 0) return null
  const users = cast.filter(({ details }) => /\bwheel-?\s?chair\b/i.test(details))
  const [name] = anyChair.test(words) ? users.map((one) => one.name) : whomIn(context)
  const user = users.find((one) => one.name === name)
  if (!user || (anyChair.test(words) && users.length > 1)) return null
  return { kind: 'wears', who: [user.name], words: `${wordsOf(colour)} wheelchair`, noun: 'wheelchair' }
}
