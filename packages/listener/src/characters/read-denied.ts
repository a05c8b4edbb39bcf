import { isOneOf, type Unit, wordsOfUnits } from '../text/read-units.ts'
import { isTooth } from './kind-of-look.ts'
import type { Notes } from './notes.ts'
import type { OpenList } from './open-list.ts'
import { readAfterPredicate } from './read-after-predicate.ts'
import { kindsOfPredicates } from './verb-kinds.ts'

const mostOfLack = 4

/** "Isn't keen on peas" is a dislike; what else is denied is no fact of ours. */
export function readDenied(units: readonly Unit[], notes: Notes): OpenList {
  // "No front teeth", "no left hand": what is not there is seen.
  const isOfBody =
    isOneOf(units.at(-1), 'body-part') && units.at(-1)?.small !== 'hair' && units.length < mostOfLack
  if (units[0]?.small === 'no' && (isOfBody || units.some(({ small }) => isTooth(small)))) {
    notes.writeWords('body', units)
    return null
  }
  // "No shoes ever": seen, and nothing to tell.
  if (/^no (?:shoes|socks|boots|shoes or socks)(?: ever| at all)?$/.test(wordsOfUnits(units))) {
    notes.writeWords('garment', units, false)
    return null
  }
  const said = wordsOfUnits(units).replace(/^n't/, 'not')
  const aversion = kindsOfPredicates.find(([words, kind]) => kind === 'dislike' && words.test(said))
  return aversion ? readAfterPredicate(units, 'dislike', aversion[0].exec(said)?.[0] ?? '', notes) : null
}
