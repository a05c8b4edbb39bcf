import { numberWords } from '../text/number-words.ts'
import { unitsOf } from '../text/units-of.ts'
import { type ClauseContext, whoIsMeant } from './clause-context.ts'
import { numbersIn } from './read-length.ts'

/** "He isn't 5, he's 8", and "she's six" where the book or her details say another age. */
export const saysOtherAge = (context: ClauseContext): boolean => contrasts(context) || contradicts(context)

const contrasts = ({ words, units, mentions }: ClauseContext): boolean =>
  contrast.test(words) &&
  numbersIn(units).length > 1 &&
  (mentions.length > 0 || /\b(?:she|he|they)\b/.test(words))
const contrast = /\b(?:n't|not) \S+ ?,? (?:but )?(?:(?:she|he|they) ?(?:is|'s|are|'re) )?(?:already )?\S+$/

function contradicts(context: ClauseContext): boolean {
  const { words, units, text, cast } = context
  if (!stated.test(words)) return false
  const [years] = numbersIn(units)
  const who = whoIsMeant(context) ?? context.spokenOf
  const details = cast.find(({ name }) => name === who)?.details ?? ''
  const others = [...numbersIn(unitsOf(details).units), ...agesIn(text)]
  return years !== undefined && others.length > 0 && !others.includes(years)
}

const age = `(?:${numberWords.slice(1, 20).join('|')}|1?\\d)`
/** "And she's six still", "Ada is nine now". */
const stated = new RegExp(
  `^(?:and |also |but |no |only )*\\S+(?: \\S+)? (?:is|'s|are|'re) (?:only |just |already |still |actually )*${age}(?: (?:still|now|already|in real life|years old|years))*$`,
)
/** "A five-year-old", "she was four", "turned six". */
const told = new RegExp(
  `\\b(${age})[ -]years?[ -]old\\b|\\b(?:was|is|turned|turns|now|only|nearly|almost) (${age})(?! \\p{L}+s\\b)`,
  'gu',
)

const agesIn = (text: string): number[] =>
  [...text.matchAll(told)]
    .map(([, old, is]) => old ?? is ?? '')
    .map((word) => (/^\d/.test(word) ? Number(word) : numberWords.indexOf(word)))
