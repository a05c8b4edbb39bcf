import type { Pronoun } from '../facts.ts'
import { isA, valueFor } from '../lexicons/lexicons.ts'
import { numberWords } from '../text/number-words.ts'
import type { Word } from '../text/tag-words.ts'
import { isQuotation } from './quotations.ts'

/** Higher ones stay in figures. */
const mostInWords = 12

const possessives: Readonly<Record<Pronoun, string>> = { she: 'her', he: 'his', they: 'their', it: 'its' }
const selves = /^(?:himself|herself|themselves|themself|itself)$/
const plainPronouns =
  /^(?:everything|everyone|everybody|nothing|anything|something|somebody|someone|anyone|anybody)$/
const plainParts = /^(?:ADJ|ADP|ADV|DET|NOUN|NUM|PROPN)$/
const days =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|christmas|easter|god|english|spanish|french|german)$/
const pointing =
  /^(?:here|so|too|then|now|ago|anyway|however|which|this|that|these|those|because|whenever|if|while|till|unless|than|there|both|until|since|incl|etc)$/

/** What stands around a word. */
export interface Around {
  before: Word | undefined
  after: Word | undefined
  /** Whether several were named before it, whose things "their" are: "knows everyone by their footsteps". */
  isBehindMany: boolean
  /** Whether a clause has begun before it, whose verb it may be. */
  isInClause: boolean
}

/** A word as it stands in a sentence about anybody; null where only the parent's own sentence gives it a meaning. */
export function sayWord(word: Word, around: Around, pronoun: Pronoun): string | null {
  const { small, part, text } = word
  const { before, after, isBehindMany } = around
  // "Her left ear": nobody left.
  if (small === possessives[pronoun])
    return after && (/^(?:NOUN|ADJ|PROPN|NUM)$/.test(after.part) || after.small === 'left') ? '{their}' : null
  if (selves.test(small)) return '{themself}'
  if (plainPronouns.test(small)) return small
  if (small === 'too' && after && /^AD[JV]$/.test(after.part)) return small
  if (small === 'than' && before && after && isComparative(before) && isCompared(after)) return small
  if (pointing.test(small)) return null
  // What is "ours" to the parent is no kin here: "runs our whole stairwell".
  if (small === 'our')
    return after && !/^(?:li[fv]es?|family|home|names?)$/.test(after.small) && !isA('kin-words', after.small)
      ? 'the'
      : null
  if (part === 'PART' && (/^(?:to|'s)$/.test(small) || (small === 'not' && after?.small === 'to')))
    return small
  if (isQuotation(word)) return text
  if (part === 'VERB' && isNoVerbThere(word, around)) return small
  // Whoever it may be: "corrects you".
  if (small === 'you') return small
  if (small === 'their' && isBehindMany && after?.part === 'NOUN') return small
  if (small === 'being' && before?.part === 'ADP' && after?.part === 'VERB') return small
  if (part === 'INTJ' && greetings.test(small) && before) return small
  if (small === '-' && before && after) return '-'
  if (part === 'CCONJ') return small === 'and' && joinsAlike(before, after) ? 'and' : null
  if (!plainParts.test(part) || !/^[\p{L}\p{N}'’-]+$/u.test(text)) return null
  // "Class 2B".
  if (part === 'NUM' && after?.start === word.end && /^\p{Lu}$/u.test(after.text)) return small
  if (part === 'NUM') return (Number(small) <= mostInWords && numberWords[Number(small)]) || small
  if (days.test(small) || (valueFor('speech', small) === 'language' && before?.part !== 'NOUN'))
    return small.slice(0, 1).toUpperCase() + small.slice(1)
  return part === 'PROPN' ? text : small
}

/** "Faster than the wind"; "more than me" and "than dogs with four" are the parent's own. */
const isComparative = ({ part, small }: Word): boolean =>
  /^AD[JV]$/.test(part) && /(?:er|worse)$/.test(small) && small !== 'other'
const isCompared = ({ part, small }: Word): boolean =>
  /^(?:NOUN|PROPN|DET)$/.test(part) || plainPronouns.test(small)

const greetings = /^(?:hello|hi|hey|goodbye|bye|thanks|please|sorry|yes|no)$/

/** What is tagged as a verb and is none where it stands, or one that needs no subject. */
function isNoVerbThere(word: Word, around: Around): boolean {
  const { small } = word
  const { before, after } = around
  // "plays hurling", "to sleep", "by peeling pears", "goes horse riding", "without being asked".
  if (before?.small === 'to' || before?.small === 'being') return true
  // "Any song you name".
  if (before?.small === 'you' && small === word.lemma) return true
  if (/ing$/.test(small) && (!before || /^(?:ADP|NOUN)$/.test(before.part))) return true
  if (small === 'including') return before !== undefined && after !== undefined
  // "A beetle called Mango".
  if (/^(?:called|named)$/.test(small))
    return /^(?:NOUN|PROPN)$/.test(before?.part ?? '') && after?.part === 'PROPN'
  return isNamed(word, before) || isInsidePhrase(word, around) || endsAsNoun(word, before, after)
}

/** "knitted" of "knitted socks", "knock" of "knock knock jokes", "runs" of "builds marble runs": there is a verb already. */
function isInsidePhrase({ small, lemma }: Word, { before, after, isInClause }: Around): boolean {
  if (small !== lemma && !/s$/.test(small)) return /^(?:NOUN|ADJ)$/.test(after?.part ?? '')
  const isBehindNoun = before !== undefined && /^(?:NOUN|ADJ)$/.test(before.part)
  if (!isBehindNoun) return false
  if (small !== lemma) return !after || after.part === 'ADP'
  // "On the tram stop"; but "the neighbours know".
  return after ? after.part === 'NOUN' : before.small === before.lemma && !isInClause
}

/** "The milking", "our shed": behind these stands no verb. */
const isNamed = ({ small, lemma }: Word, before: Word | undefined): boolean =>
  (small === lemma || /ing$/.test(small)) && /^(?:an?|the|her|his|their|its|our)$/.test(before?.small ?? '')

/** "In rhymes", "the size of heads", "good at cricket": behind these stands no verb. */
const endsAsNoun = ({ small, lemma }: Word, before: Word | undefined, after: Word | undefined): boolean =>
  (/[^s]s$/.test(small) || (small === lemma && !after && before?.part === 'ADP')) &&
  /^(?:ADP|DET|ADJ)$/.test(before?.part ?? '') &&
  before?.small !== 'to' &&
  (!after || /^(?:ADP|CCONJ)$/.test(after.part))

/** "peas and beans", "to dogs and to people", "one suitcase and a coffee pot". */
function joinsAlike(before: Word | undefined, after: Word | undefined): boolean {
  if (!before || !after) return false
  const isNominal = ({ part }: Word): boolean => /^(?:NOUN|PROPN|NUM|ADJ)$/.test(part)
  const goesOn = isNominal(after) || isPreposition(after) || after.part === 'DET'
  return before.part === after.part || (isNominal(before) && goesOn)
}

const isPreposition = ({ part, small }: Word): boolean => part === 'ADP' || small === 'to'
