import type { Pronoun } from '../facts.ts'
import { isA, valueFor } from '../lexicons/lexicons.ts'
import type { Word } from '../text/tag-words.ts'
import type { PlainForm } from './plain-form.ts'
import { readClauses } from './read-clauses.ts'
import { readTail } from './read-tail.ts'

const mostWords = 9

/** "quiet", "very proud", "loud and fearless", "careful with new people". */
export function readQuality(words: readonly Word[], pronoun: Pronoun): PlainForm | null {
  const [first, second] = words
  if (first?.small === 'a' && /^(?:bit|little)$/.test(second?.small ?? '')) {
    const plain = words[2]?.small === 'too' ? null : readQuality(words.slice(2), pronoun)
    return plain?.form === 'quality' ? { ...plain, words: `a ${second?.small} ${plain.words}` } : null
  }
  const said = words.at(-1)?.small === 'one' && words.length > 1 ? words.slice(0, -1) : words
  const until = said.findIndex(({ small }, at) => at > 0 && /^(?:until|till|when|unless|if)$/.test(small))
  const plain = until > 0 ? readPlain(said.slice(0, until), pronoun) : null
  const clause = plain?.form === 'quality' ? readClauses('be', said.slice(until), pronoun) : null
  if (plain?.form === 'quality' && clause) return { ...plain, words: `${plain.words} ${clause}` }
  const since = said.findIndex(({ small }, at) => at > 0 && /^(?:since|according)$/.test(small))
  return readPlain(since < 0 ? said : said.slice(0, since), pronoun)
}

function readPlain(words: readonly Word[], pronoun: Pronoun): PlainForm | null {
  const behind = words.findIndex(({ part, small }) => part === 'ADP' || (part === 'PART' && small === 'to'))
  const plain = behind < 0 ? words : words.slice(0, behind)
  const last = plain.at(-1)
  if (!last || words.length > mostWords || !isAdjective(last)) return null
  if (
    !plain.every((word) => isAdjective(word) || word.part === 'ADV' || /^(?:and|half|too)$/.test(word.small))
  )
    return null
  if (plain[0]?.small === 'too' && behind < 0) return null
  // "Our bossiest hen" is the bossiest of some.
  if (
    plain.some(
      ({ small }) => (/[^n]est$/.test(small) && small !== 'modest') || /^(?:best|worst)$/.test(small),
    )
  )
    return null
  const rest = behind < 0 ? '' : readTail(words.slice(behind), pronoun)
  if (rest === null) return null
  return { form: 'quality', words: [...plain.map(sayQuality), rest].filter(Boolean).join(' ') }
}

const builds =
  /^(?:round|skinny|chubby|plump|slim|slender|stout|lanky|gangly|wiry|stocky|podgy|tubby|petite|teeny|titchy|weeny|dainty)$/

const isAdjective = ({ part, small }: Word): boolean =>
  part === 'ADJ' ||
  builds.test(small) ||
  valueFor('speech', small) === 'language' ||
  isA('trait', small) ||
  isA('feeling', small)

/** "Korean" keeps its capital. */
const sayQuality = ({ small }: Word): string =>
  valueFor('speech', small) === 'language' ? small.slice(0, 1).toUpperCase() + small.slice(1) : small
