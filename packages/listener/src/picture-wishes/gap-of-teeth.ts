import type { ClauseContext } from '../wishes/clause-context.ts'
import type { PictureWish } from './picture-wish.ts'
import { whomIn } from './whom-in.ts'

const gap =
  /^(?!.*\b(?:not|n't|no|never|without|remove|why)\b).*\b(?:gap (?:between|in) (?:(?:his|her|their|the) )?(?:two |front )*teeth|gap - ?tooth\w*|gap teeth)\b/

/** "She has a gap between her front teeth": how her smile looks, and nowhere that anybody stands. */
export function gapOfTeeth(context: ClauseContext): PictureWish | null {
  const who = gap.test(context.words) ? whomIn(context) : []
  return who.length === 0 ? null : { kind: 'wears', who, words: 'gap teeth', noun: 'teeth' }
}
