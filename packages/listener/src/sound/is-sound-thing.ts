import { isA } from '../lexicons/lexicons.ts'
import { tagBehind } from '../text/tag-behind.ts'
import { tagWords, type Word } from '../text/tag-words.ts'
import { isFiniteVerb, isOneOf, isPlain } from './plain-words.ts'

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

const ownableClasses = [
  'thing',
  'toy',
  'garment',
  'instrument',
  'vehicle',
  'food',
  'plant',
  'material',
  'animal',
  'fantasy',
] as const

/**
 * Whether somebody can have it, find it or hold it: "a torch under the pillow", "two toothbrushes"; no "contact on Wednesdays", "5
 * litre" or "lkkk zzzap".
 */
export function isOwnable(words: string): boolean {
  const said = tagWords(words.replace(/^(?:the|an?) /i, ''))
  const tail = said.findIndex(
    ({ part, small }, at) => at > 0 && (part === 'ADP' || /^(?:that|which|who)$/.test(small)),
  )
  const own = tail < 0 ? said : said.slice(0, tail)
  if (own.some(({ small }, at) => /\d/.test(small) && at > 0) || /\d\p{L}/u.test(words)) return false
  // "An hour of honey cake", "a bag of marbles".
  const measured = /^\p{L}+(?: \p{L}+)? of (?<what>.+)$/iu.exec(words.replace(/^(?:the|an?) /i, ''))?.groups
  if (measured?.what && isOwnable(measured.what)) return true
  const [before, head] = [own.at(-2)?.small, own.at(-1)?.small ?? '']
  return ownableClasses.some(
    (wordClass) => isA(wordClass, head) || (before !== undefined && isA(wordClass, `${before} ${head}`)),
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
  if (
    /^(?:every|everyone|everybody|nobody|someone|nothing|something|anything|other)$/.test(
      said[0]?.small ?? '',
    ) ||
    vague.test(head.small)
  )
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
  /^(?:story|book|page|way|one|ones|thing|things|stuff|rule|week|weeks|month|months|year|years|night|nights|time|times|true|yes|no|end|ending|bit|lot|kind|sort|sense|class)$/

/** "by the lake", "at Grandma's house". */
export function isSoundPlace(words: string): boolean {
  const [preposition, ...thing] = words.split(' ')
  return thing.length > 0 && /^\p{Ll}+$/u.test(preposition ?? '') && isSoundThing(thing.join(' '), true)
}
