import { numberWords } from '../text/number-words.ts'
import type { ClauseContext } from '../wishes/clause-context.ts'
import type { PictureWish } from './picture-wish.ts'

const asked = /^(?:only |just )?(?<count>one|two|three) (?<of>\S+)$/i
const seen =
  /^(?:(?:but|and|now|here) )*there (?:are|is|'s|'re) (?:(?:like|about|almost|at least) )*(?:two|three|four|five|six|seven|eight|nine|ten|\d+)(?: of (?:them|those))?$/

/** "Two owls one will do". */
const enough =
  /^(?:two|three|four|five|six|\d+) (?<of>\S+) ,? ?(?<count>one|two|three) (?:will do|would do|is enough|is plenty)$/

const tooMany = /\b(?:many|much|there are|i see|i count)\b/i
/** "Too many sheep. Three is enough". */
const isEnough =
  /^(?:just |only )?(?<count>one|two|three|four|five|six|[1-6])(?: of them)? (?:is|are|will be|would be|will do|would do|'s) ?(?:enough|plenty|fine|ok|okay)?$|^(?:just|only) (?<only>one|two|three|[1-3])(?: please)?$/

/** "Too many balloons, one can hardly see Mia. 3 is enough": not of whom one sees. */
const ofTooMany = /\b(?:too|so) many (\p{L}+)/iu

/** "There are two Leos", "Leo is in it twice". */
const doubled = /\b(?:two|2|twice|three|3|doubled?|again)\b/i

const fewer = (of: string, left: string): PictureWish => ({
  kind: 'amount',
  to: 'fewer',
  of,
  count: /^\d$/.test(left) ? Number(left) : numberWords.indexOf(left),
})

/** "One kitten, there are like six": so many of what was named before are to stay; null where nothing was counted. */
export function countedBefore({
  words,
  wordsBefore,
  subjectBefore,
  cast,
}: ClauseContext): PictureWish | null {
  const done = enough.exec(words)?.groups
  if (done?.of && done.count)
    return { kind: 'amount', to: 'fewer', of: done.of, count: numberWords.indexOf(done.count) }
  const counted = isEnough.exec(words)?.groups
  const left = counted?.count ?? counted?.only
  const before = wordsBefore ?? ''
  const tooManyOf = ofTooMany.exec(before)?.[1]
  if (left && tooManyOf) return fewer(tooManyOf, left)
  // Who is there twice is one.
  if (
    left &&
    subjectBefore !== null &&
    (doubled.test(before) || tooMany.test(before)) &&
    cast.some(({ name }) => name === subjectBefore)
  )
    return { kind: 'mistake', words: `two ${subjectBefore}` }
  if (left && subjectBefore !== null && tooMany.test(before)) return fewer(subjectBefore, left)
  const { count, of } = asked.exec(before)?.groups ?? {}
  if (!count || !of || !seen.test(words)) return null
  return { kind: 'amount', to: 'fewer', of, count: numberWords.indexOf(count.toLowerCase()) }
}
