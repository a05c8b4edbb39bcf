import { isA } from '@faith-fables/listener/lexicons/lexicons'
import { numberWords } from '@faith-fables/listener/text/number-words'
import { tagWords, type Word } from '@faith-fables/listener/text/tag-words'

/** Words that only say of what kind a statement is: they need not stand in the parent's words. */
const ofOurOwn: ReadonlySet<string> = new Set(
  (
    'girl boy child kid woman man baby person grown-up teenager toddler elderly old young year years month months ' +
    'story text ending beginning middle end page pages picture title word words name sentence sentences dialogue scene ' +
    'afraid fond good able best more less simpler shorter longer funnier calmer brighter darker bigger smaller closer ' +
    'hair skin eyes scary funny exciting preachy rhyme rhymes bedtime'
  ).split(' '),
)

/**
 * Whether a parent's words bear what a model says of them: every thing, quality and number of it stands in them, and it denies
 * nothing that they do not deny. What a model only concludes is asked, and never told.
 */
export function isBorneBy(plain: string, words: string): boolean {
  const said = tagWords(words)
  return tagWords(plain)
    .filter(isOfWeight)
    .every((word) => said.some((one) => isSame(word, one)))
}

const isOfWeight = ({ part, small }: Word): boolean =>
  /^(?:NOUN|PROPN|ADJ|NUM)$/.test(part) && !ofOurOwn.has(small) && !/^name\d+$/.test(small)

function isSame(one: Word, other: Word): boolean {
  const [first, second] = [plainOf(one), plainOf(other)]
  if (first === second || one.lemma === other.lemma) return true
  const shortest = Math.min(first.length, second.length)
  return (
    (shortest >= 4 && sharedLetters(first, second) >= Math.max(4, shortest - 2)) ||
    // "Grandma" is a grandmother.
    (isA('kin', first) && isA('kin', second) && first.slice(0, 5) === second.slice(0, 5))
  )
}

const plainOf = ({ small }: Word): string => {
  const number = numberWords.indexOf(small)
  return number < 0 ? small : String(number)
}

function sharedLetters(one: string, other: string): number {
  let letters = 0
  while (letters < one.length && one[letters] === other[letters]) letters += 1
  return letters
}

const denial = /\b(?:not|no|never|without|nothing|nobody|none|cannot)\b|n['’]t\b/i
/** Ways to say in plain English what others say with "not". */
const denying =
  /\b(?:hates?|dislikes?|afraid|scared|leave out|remove|less|bald|blind|deaf|stop|keep|un\w+)\b/i

/** "Doesn't like peas" may become "hates peas", and "likes peas" never. */
export const deniesTheSame = (plain: string, words: string): boolean =>
  denial.test(words) ? denial.test(plain) || denying.test(plain) : !denial.test(plain)
