import type { Pronoun } from '../facts.ts'
import { isA, valueFor } from '../lexicons/lexicons.ts'
import type { Word } from '../text/tag-words.ts'
import type { PlainForm } from './plain-form.ts'
import { readTail } from './read-tail.ts'

const mostWords = 6

/** "quiet", "very proud", "loud and fearless", "careful with new people". */
export function readQuality(words: readonly Word[], pronoun: Pronoun): PlainForm | null {
  const behind = words.findIndex(({ part }) => part === 'ADP')
  const plain = behind < 0 ? words : words.slice(0, behind)
  const last = plain.at(-1)
  if (words[0]?.small === 'too' || !last || words.length > mostWords || !isAdjective(last)) return null
  if (!plain.every((word) => isAdjective(word) || word.part === 'ADV' || word.small === 'and')) return null
  const rest = behind < 0 ? '' : readTail(words.slice(behind), pronoun)
  if (rest === null) return null
  return { form: 'quality', words: [...plain.map(sayQuality), rest].filter(Boolean).join(' ') }
}

const isAdjective = ({ part, small }: Word): boolean =>
  part === 'ADJ' || valueFor('speech', small) === 'language' || isA('trait', small) || isA('feeling', small)

/** "Korean" keeps its capital. */
const sayQuality = ({ small }: Word): string =>
  valueFor('speech', small) === 'language' ? small.slice(0, 1).toUpperCase() + small.slice(1) : small
