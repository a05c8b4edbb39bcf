import { isA } from '../lexicons/lexicons.ts'
import { type PartOfSpeech, tagWords, type Word } from '../text/tag-words.ts'

/** A longer one is a sentence of its own, or several without their full stops. */
const mostWords = 14

/** Words that only the parent's own sentence gives a meaning. */
const unresolved =
  /^(?:i|me|my|mine|we|us|our|ours|you|your|yours|it|this|that|these|those|they|thats|dont|wont|cant|its|shld|but|which|who|whom|whose|what|please|pls|plz|thanks|thx|maybe|ok|okay|lol|not)$/

/**
 * Whether words of a parent are a thing that can be named in any sentence: "a picnic in the garden", "rice pudding", but no
 * "police came o" and no "lost first tooth in a nectarine".
 */
export function isSoundThing(words: string, mayBeOneWord = false): boolean {
  const bare = words.replace(/^(?:the|an?) /i, '')
  // Two readings must agree that it begins with no verb: "lost first tooth" can be either.
  const [first, second] = tagWords(bare)
  const isDeed =
    isOneOf(first, 'VERB', 'AUX') &&
    !/ing$/.test(first?.small ?? '') &&
    isOneOf(second, 'DET', 'PRON', 'ADJ', 'NUM', 'ADP')
  if (isDeed || isOneOf(first, 'ADV', 'PRON', 'INTJ')) return false
  return ['She likes the', 'She likes a', 'There is a'].some((beginning) =>
    isThing(withCompounds(tagBehind(beginning, bare)), mayBeOneWord || isKnown(bare)),
  )
}

/** "treasure map", "football match": behind a noun in the singular a base form is no verb. */
const withCompounds = (said: readonly Word[]): Word[] =>
  said.map((word, at) => {
    const before = said[at - 1]
    const isCompound =
      word.part === 'VERB' &&
      word.small === word.lemma &&
      before?.part === 'NOUN' &&
      before.small === before.lemma
    return isCompound ? { ...word, part: 'NOUN' } : word
  })

function isThing(said: readonly Word[], mayBeOneWord: boolean): boolean {
  const tail = said.findIndex(({ part }) => part === 'ADP')
  const own = tail < 0 ? said : said.slice(0, tail)
  const head = own.at(-1)
  if (!head || tail === 0 || (said.length === 1 && !mayBeOneWord) || !isPlain(said)) return false
  if (/^(?:every|nothing|something|anything|other)$/.test(said[0]?.small ?? '') || vague.test(head.small))
    return false
  if (!isOneOf(head, 'NOUN', 'PROPN') && !isA('place', head.small)) return false
  return said.every(
    (word, at) =>
      !isFiniteVerb(word, said, at) &&
      !(isOneOf(word, 'DET') && isOneOf(said[at - 1], 'NOUN', 'PROPN', 'VERB')),
  )
}

/** A single word is a wish for a thing only where it surely is one: "kite", but no "navy". */
const isKnown = (word: string): boolean =>
  knownClasses.some((wordClass) => isA(wordClass, word)) || /^\p{Lu}/u.test(word)
const knownClasses = [
  'animal',
  'food',
  'toy',
  'plant',
  'instrument',
  'vehicle',
  'garment',
  'fantasy',
] as const

/** They name nothing that a story could bring in. */
const vague =
  /^(?:story|book|page|way|one|ones|thing|things|stuff|rule|week|weeks|month|months|year|years|night|nights|time|times|time|true|yes|no|end|ending|bit|lot|kind|sort|sense|class)$/

/** "by the lake", "at Grandma's house". */
export function isSoundPlace(words: string): boolean {
  const [preposition, ...thing] = words.split(' ')
  return thing.length > 0 && /^\p{Ll}+$/u.test(preposition ?? '') && isSoundThing(thing.join(' '), true)
}

/**
 * What is said behind a name, in any tense: "fed the ducks", "is shy with strangers", "start school on Monday".
 *
 * @param isVerb whether its first word is surely a verb: "bakes bread" could be two things
 */
export function isSoundPredicate(words: string, isVerb = false): boolean {
  const [first, ...rest] = tagBehind('She', words)
  if (!first) return false
  const { main, sub } = partClauses([isVerb ? { ...first, part: 'VERB' } : first, ...rest])
  return hasOneVerb(main) && (sub.length === 0 || hasSubject(sub))
}

/** "is afraid because the trains are loud": what hangs on it is a sentence of its own. */
function partClauses(said: readonly Word[]): { main: readonly Word[]; sub: readonly Word[] } {
  const at = said.findIndex(
    ({ small, part }, place) =>
      place > 0 &&
      ((/^(?:because|when|that|since|until|if|while|who|where)$/.test(small) &&
        !(small === 'that' && isOneOf(said[place + 1], 'NOUN'))) ||
        (place > 1 && part === 'PRON' && /^(?:she|he|they)$/.test(small))),
  )
  if (at < 0) return { main: said, sub: [] }
  const joins = !/^(?:she|he|they)$/.test(said[at]?.small ?? '')
  return { main: said.slice(0, at), sub: said.slice(joins ? at + 1 : at) }
}

const everybody = /^(?:she|he|they|everybody|everyone|nobody|somebody|someone)$/

/** "the trains are loud", "they built with Grandpa", "lives next door". */
function hasSubject(sub: readonly Word[]): boolean {
  const verb = sub.findIndex((word, at) => isFiniteVerb(word, sub, at))
  const subject = sub.slice(0, verb)
  // "When nervous".
  if (verb < 0) return sub.length <= 2 && sub.every((word) => isOneOf(word, 'ADJ', 'ADV'))
  const isKnownSubject = subject.length <= 1 && everybody.test(subject[0]?.small ?? 'she')
  return (isKnownSubject || (isPlain(subject) && isNamed(subject))) && hasOneVerb(sub.slice(verb))
}

/** A whole sentence about somebody or something else: "the old mill had no roof". */
export function isSoundSentence(words: string): boolean {
  const { main: said, sub } = partClauses(tagWords(words))
  if (sub.length > 0 && !hasSubject(sub)) return false
  const verb = said.findIndex((word, at) => isFiniteVerb(word, said, at))
  const subject = said.slice(0, verb)
  if (verb <= 0 || !isPlain(subject) || said.some(({ small }) => /^(?:she|he|him)$/.test(small))) return false
  return isNamed(subject) && hasOneVerb(said.slice(verb))
}

/** "The old mill", "Grandma's boat", "two cousins", "cherries"; no "ref" and no "last lambing". */
const isNamed = (subject: readonly Word[]): boolean =>
  isOneOf(subject[0], 'DET', 'PROPN', 'NUM', 'PRON') || /[^s]s$/.test(subject.at(-1)?.small ?? '')

function hasOneVerb(said: readonly Word[]): boolean {
  const verbs = said.flatMap((word, at) =>
    isFiniteVerb(word, said, at) || (at === 0 && word.part === 'VERB') ? [at] : [],
  )
  // "Has moved" and "can swim" are one; so are two with "and" between.
  const others = verbs.filter(
    (at, place) => place > 0 && at - (verbs[place - 1] ?? 0) > 2 && said[at - 1]?.small !== 'and',
  )
  const [first] = verbs
  if (first === undefined || first > 2 || others.length > 0 || !isPlain(said)) return false
  const isDoubled = said[first]?.lemma === 'be' && said[first + 1]?.small === 'had'
  return !isDoubled && !tornOut(said) && isList(said)
}

/** "knew", "said three": what was known or said stands in the parent's next words. */
const tornOut = (said: readonly Word[]): boolean =>
  said.some(({ lemma }) => lemma === 'say') ||
  (said.length === 1 &&
    /^(?:know|pay|come|go|tell|make|take|think|mean|get|have|find|do|be)$/.test(said[0]?.lemma ?? ''))

/** Commas stand between things of a list, which has an "and"; other ones part one sentence from the next. */
const isList = (said: readonly Word[]): boolean => {
  const comma = said.findIndex(({ small }) => small === ',')
  return comma < 0 || said.slice(comma).some(({ small }) => small === 'and')
}

const particles = /^(?:up|down|out|off|away|in|on|over|back|near|along|around|abroad|by)$/

/** Small words of other languages: few lines are long enough to tell which one it is. */
const foreign =
  /^(?:el|los|las|una|que|por|para|der|das|und|nicht|ist|eine|mit|les|des|une|est|pour|avec|não|uma|het|een|och|gli|che|della|di)$/

function isPlain(said: readonly Word[]): boolean {
  return (
    said.length > 0 &&
    said.length <= mostWords &&
    !said.some(
      ({ small, part }, at) =>
        unresolved.test(small) &&
        !(small === 'not' && said[at - 1]?.part === 'AUX') &&
        !(part === 'DET' && /^th/.test(small)),
    ) &&
    !said.some(
      ({ part, small }) =>
        part === 'X' ||
        part === 'SYM' ||
        part === 'INTJ' ||
        (part === 'PUNCT' && !/^[-'’,]$/.test(small)) ||
        small === '&',
    ) &&
    !said.some(({ small }) => foreign.test(small)) &&
    !(isOneOf(said.at(-1), 'ADP', 'DET', 'CCONJ', 'PART') && !particles.test(said.at(-1)?.small ?? ''))
  )
}

function isFiniteVerb({ part, small, lemma }: Word, said: readonly Word[], at: number): boolean {
  const before = said[at - 1]
  if (part === 'AUX') return true
  if (part !== 'VERB' || /ing$/.test(small) || before?.small === 'to') return false
  // "a broken slide", "painted wheels".
  const describes = small !== lemma && !/s$/.test(small) && isOneOf(said[at + 1], 'NOUN', 'ADJ')
  return !(
    describes &&
    (before === undefined ||
      isOneOf(before, 'DET', 'ADJ', 'NUM', 'ADP') ||
      /^(?:her|his|their)$/.test(before.small))
  )
}

const isOneOf = (word: Word | undefined, ...parts: readonly PartOfSpeech[]): boolean =>
  word !== undefined && parts.includes(word.part)

/** Tagged in the sentence in which they would stand. */
function tagBehind(beginning: string, words: string): Word[] {
  return tagWords(`${beginning} ${words}`).slice(beginning.split(' ').length)
}
