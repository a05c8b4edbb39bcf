import type { Pronoun } from '../facts.ts'
import { isA } from '../lexicons/lexicons.ts'
import { numberWords } from '../text/number-words.ts'
import type { Word } from '../text/tag-words.ts'
import { isQuotation, withQuotations } from './quotations.ts'

/** A clause that runs on for long would swallow the sentence it is put into. */
const mostWords = 8

/** Higher ones stay in figures. */
const mostInWords = 12

const possessives: Readonly<Record<Pronoun, string>> = { she: 'her', he: 'his', they: 'their', it: 'its' }
const selves = /^(?:himself|herself|themselves|themself|itself)$/
const plainPronouns = /^(?:everything|everyone|everybody|nothing|anything|something|somebody|someone)$/
const plainParts = /^(?:ADJ|ADP|ADV|DET|NOUN|NUM|PROPN)$/
const days =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|christmas|easter|god|english|spanish|french|german)$/
const pointing =
  /^(?:here|so|too|then|now|ago|anyway|however|which|this|that|these|those|because|whenever|if|while|till|unless|than|there|both|until|since|incl|etc)$/

/**
 * What stands behind a verb, as one breath without a clause of its own; "when she is happy" becomes "when happy". Null
 * where it has words that only the parent's own sentence gives a meaning: "them", "us", "because".
 */
export function readTail(
  written: readonly Word[],
  pronoun: Pronoun,
  { isOfAnother = false, most = mostWords }: Room = {},
): string | null {
  const words = withQuotations(written)
  const occasion = occasionOf(words)
  const plain = occasion ? words.slice(0, occasion.at) : words
  if (words.length > most) return null
  const told: string[] = []
  for (const [at, word] of plain.entries()) {
    const said =
      isOfAnother && word.small === objects[pronoun] && !isPossessive(word, plain[at + 1])
        ? '{them}'
        : sayWord(word, plain[at - 1], plain[at + 1], pronoun)
    if (said === null) return null
    told.push(said)
  }
  if (endsOpen(plain)) return null
  return [...told, ...(occasion ? [occasion.words] : [])]
    .join(' ')
    .replaceAll(/ (?=['’]s\b)/g, '')
    .replaceAll(' - ', '-')
    .replaceAll(/(?<=\b\d+) (?=\p{Lu}\b)/gu, '')
}

interface Room {
  /** Whether somebody else does it, so that "him" is whoever the fact is about. */
  isOfAnother?: boolean
  most?: number
}

const objects: Readonly<Record<Pronoun, string>> = { she: 'her', he: 'him', they: 'them', it: 'it' }

const isPossessive = ({ small }: Word, after: Word | undefined): boolean =>
  small === 'her' && after !== undefined && /^(?:NOUN|ADJ|PROPN)$/.test(after.part)

function sayWord(
  word: Word,
  before: Word | undefined,
  after: Word | undefined,
  pronoun: Pronoun,
): string | null {
  const { small, part, text } = word
  // "Her left ear": nobody left.
  if (small === possessives[pronoun])
    return after && (/^(?:NOUN|ADJ|PROPN|NUM)$/.test(after.part) || after.small === 'left') ? '{their}' : null
  if (selves.test(small)) return '{themself}'
  if (plainPronouns.test(small)) return small
  if (small === 'too' && after && /^AD[JV]$/.test(after.part)) return small
  if (pointing.test(small)) return null
  // What is "ours" to the parent is no kin here: "runs our whole stairwell".
  if (small === 'our')
    return after && !/^(?:li[fv]es?|family|home)$/.test(after.small) && !isA('kin-words', after.small)
      ? 'the'
      : null
  if (part === 'PART' && /^(?:to|'s)$/.test(small)) return small
  if (isQuotation(word)) return text
  // "plays hurling", "to sleep", "by peeling pears", "in knitted socks".
  if (
    part === 'VERB' &&
    (before?.small === 'to' || (/ing$/.test(small) && (!before || before.part === 'ADP')))
  )
    return small
  if (part === 'VERB' && isNamed(word, before)) return small
  if (part === 'VERB' && (isInsidePhrase(word, before, after) || endsAsNoun(word, before, after)))
    return small
  // Whoever it may be: "corrects you".
  if (small === 'you') return small
  if (small === '-' && before && after) return '-'
  if (part === 'CCONJ') return small === 'and' && joinsAlike(before, after) ? 'and' : null
  if (!plainParts.test(part) || !/^[\p{L}\p{N}'’-]+$/u.test(text)) return null
  // "Class 2B".
  if (part === 'NUM' && after?.start === word.end && /^\p{Lu}$/u.test(after.text)) return small
  if (part === 'NUM') return (Number(small) <= mostInWords && numberWords[Number(small)]) || small
  if (days.test(small)) return small.slice(0, 1).toUpperCase() + small.slice(1)
  return part === 'PROPN' ? text : small
}

/** "knitted" of "knitted socks", "knock" of "knock knock jokes", "runs" of "builds marble runs": there is a verb already. */
function isInsidePhrase({ small, lemma }: Word, before: Word | undefined, after: Word | undefined): boolean {
  if (small !== lemma && !/s$/.test(small)) return /^(?:NOUN|ADJ)$/.test(after?.part ?? '')
  const isBehindNoun = before !== undefined && /^(?:NOUN|ADJ)$/.test(before.part)
  return isBehindNoun && (small === lemma ? after?.part === 'NOUN' : !after || after.part === 'ADP')
}

/** "The milking", "our shed": behind these stands no verb. */
const isNamed = ({ small, lemma }: Word, before: Word | undefined): boolean =>
  (small === lemma || /ing$/.test(small)) && /^(?:an?|the|her|his|their|its|our)$/.test(before?.small ?? '')

/** "In rhymes", "the size of heads": behind these stands no verb. */
const endsAsNoun = ({ small }: Word, before: Word | undefined, after: Word | undefined): boolean =>
  /[^s]s$/.test(small) &&
  /^(?:ADP|DET|ADJ)$/.test(before?.part ?? '') &&
  before?.small !== 'to' &&
  (!after || /^(?:ADP|CCONJ)$/.test(after.part))

/** "peas and beans", "to dogs and to people". */
function joinsAlike(before: Word | undefined, after: Word | undefined): boolean {
  if (!before || !after) return false
  const isNominal = ({ part }: Word): boolean => /^(?:NOUN|PROPN|NUM|ADJ)$/.test(part)
  return before.part === after.part || (isNominal(before) && (isNominal(after) || isPreposition(after)))
}

const isPreposition = ({ part, small }: Word): boolean => part === 'ADP' || small === 'to'

const prepositions = /^(?:of|with|from|as|like|than|at|in|on|to|by|for|into|under|over|behind|beside|round)$/

/** "at", "the", "very": something is missing behind it. */
const endsOpen = (words: readonly Word[]): boolean =>
  /^(?:DET|CCONJ|PART)$/.test(words.at(-1)?.part ?? '') ||
  words.at(-1)?.small === 'own' ||
  prepositions.test(words.at(-1)?.small ?? '')

/** "when happy", "when she is happy". */
function occasionOf(words: readonly Word[]): { at: number; words: string } | null {
  const at = words.findIndex(({ small }) => small === 'when')
  if (at < 0) return null
  const behind = words.slice(at + 1)
  const plain =
    /^(?:she|he|they|it)$/.test(behind[0]?.small ?? '') && behind[1]?.lemma === 'be'
      ? behind.slice(2)
      : behind
  const isPlain =
    plain.length > 0 && plain.length <= 2 && plain.every(({ part }) => /^(?:ADJ|ADV)$/.test(part))
  return isPlain ? { at, words: `when ${plain.map(({ small }) => small).join(' ')}` } : null
}
