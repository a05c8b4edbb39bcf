import { valueFor } from '../lexicons/lexicons.ts'
import { isOneOf } from '../text/read-units.ts'
import { attributeOf } from './attributes.ts'
import { kinOf, mentionOf } from './beings.ts'
import { type Claim, placeIn } from './claim.ts'
import type { Phrase } from './phrase.ts'
import { isOne, type Reading, type Thing } from './reading.ts'
import { memberCalled } from './who-is-meant.ts'

const making =
  /^(?:give|make|knit|carve|buy|sew|weave|whittle|bake|paint|build|press|hand|lend|send|bring|leave|sell)$/

const crafting = /^(?:make|knit|carve|sew|weave|whittle|paint|build)$/

/** "Aunt Vera had given Leo a whistle", and then "the whistle that his grandfather had given him". */
export function claimsOfGivers(reading: Reading): Claim[] {
  return [...reading.things.values()].flat().flatMap((thing) => {
    const { phrase } = thing
    if (phrase.isName || phrase.isPlural || isOneOf(phrase.noun, 'kin-words', 'kin', 'person', 'food'))
      return []
    // A wooden bird is a thing.
    if (
      isOneOf(phrase.noun, 'animal') &&
      !phrase.adjectives.some((word) => attributeOf(word)?.dimension === 'material')
    )
      return []
    const later = giverBehind(thing)
    const giver = later ?? giverBefore(thing)
    const claim = giver && claimOf(thing, giver, reading)
    // Only what says which thing it is speaks of one that was told of before.
    const isTheOne = later !== null || (phrase.article === 'the' && crafting.test(verbBefore(thing)))
    return claim ? [{ ...claim, isNew: !isTheOne || phrase.article === 'a' }] : []
  })
}

const isPerson = (phrase: Phrase | undefined): phrase is Phrase =>
  phrase !== undefined &&
  (phrase.isName || !phrase.isPlural) &&
  (phrase.isName || isOneOf(phrase.noun, 'kin-words', 'kin', 'person', 'trade', 'pronoun-nouns', 'grown'))

/** "From old Mrs. Dunn", "that his grandfather had carved". */
function giverBehind({ phrase, sentence }: Thing): Phrase | null {
  const { units, phrases } = sentence
  let at = phrase.to
  const isFrom = units[at]?.small === 'from'
  if (isFrom || /^(?:that|which)$/.test(units[at]?.small ?? '')) at++
  // The tagger takes "that" for a part of what follows.
  const first = phrases.find(({ from }) => from === at || from === phrase.to)
  if (isFrom) return isPerson(first) ? personAt(first, sentence) : null
  const person = first && personAt(first, sentence)
  const isGiven = units
    .slice(person?.to, (person?.to ?? 0) + 3)
    .some(({ lemma, part }) => part === 'VERB' && making.test(lemma))
  const hasHad = units[person?.to ?? 0]?.small === 'had'
  return isPerson(person ?? undefined) && isGiven && hasHad ? (person ?? null) : null
}

/** "The baker's wife" is the wife. */
function personAt(phrase: Phrase, { phrases, units }: Thing['sentence']): Phrase {
  const next = phrases[phrases.indexOf(phrase) + 1]
  return next && /^'s?$/.test(units[phrase.to]?.small ?? '') && next.from === phrase.to + 1 ? next : phrase
}

const verbBefore = ({ phrase, sentence: { units } }: Thing): string =>
  units.slice(0, phrase.from).findLast(({ part }) => part === 'VERB')?.lemma ?? ''

/** "Granny had knitted Sam a scarf", "Nell got a shell from her cousin". */
function giverBefore({ phrase, sentence }: Thing): Phrase | null {
  const { units, phrases, told, start } = sentence
  const verb = units
    .slice(0, phrase.from)
    .findLastIndex(({ part, lemma }) => part === 'VERB' && making.test(lemma))
  const between = told.slice((units[verb]?.end ?? start) - start, phrase.noun.start - start)
  if (verb < 0 || phrase.from - verb > 3 || /[,;]| (?:and|under|on|in|to|at|for|with|by) /.test(between))
    return null
  const giver = phrases.findLast(({ to }) => to <= verb)
  const isNext = giver && units.slice(giver.to, verb).every(({ part }) => /^(?:AUX|ADV)$/.test(part))
  return isNext && isPerson(giver) ? giver : null
}

/** "A tin whistle" is "the whistle" later. */
const lastWord = (noun: string): string => noun.split(' ').at(-1) ?? noun

function claimOf(thing: Thing, giver: Phrase, reading: Reading): Claim | null {
  const { phrase, sentence, at, owner } = thing
  const mention = mentionOf(giver, sentence.page, reading.beings)
  const called = giver.name?.text ?? (giver.isName ? giver.noun.text : null)
  const member = called && memberCalled(reading, called)
  const { units } = sentence
  const start = units[giver.from]?.start ?? giver.noun.start
  const end = units[giver.to - 1]?.end ?? giver.noun.end
  return {
    topic: `giver of ${lastWord(phrase.head)}`,
    noun: phrase.head,
    owner,
    words: sentence.told.slice(start - sentence.start, end - sentence.start).replace(/^(?:that|which) /, ''),
    value: member ?? mention?.id ?? called ?? kinOf(giver.head),
    place: placeIn(sentence.page, { start, end }),
    at,
    thing,
  }
}

/** An aunt may be called Vera, but no uncle may be a grandfather. */
function canBeOne(first: Claim, second: Claim, { beings }: Reading): boolean {
  const [one, other] = [first, second].map(({ value, words }) => ({
    kin: words
      .split(' ')
      .map((word) => kinOf(word.toLowerCase()))
      .find((word) => valueFor('kin-words', word)),
    isName: /^\p{Lu}/u.test(value),
    gender: genderOf(value, words, beings),
  }))
  if (!one || !other) return true
  if (one.kin && other.kin) return one.kin === other.kin
  if (one.isName && other.isName) return false
  const isStranger = [first, second].some(({ words }) => /\b(?:Mrs?|Ms|Dr|Miss)\b/.test(words))
  if ((one.kin || other.kin) && isStranger) return false
  return !(one.gender && other.gender && one.gender !== other.gender)
}

function genderOf(value: string, words: string, { mentions }: Reading['beings']) {
  const said = words
    .split(' ')
    .map((word) => valueFor('kin-words', word.toLowerCase()))
    .find((one) => one === 'she' || one === 'he')
  return (
    said ??
    (/\bwife|woman|lady\b/.test(words)
      ? 'she'
      : /\bman|boy\b/.test(words)
        ? 'he'
        : mentions.find(({ id }) => id === value)?.gender)
  )
}

export function mayBeOneGiver(first: Claim, second: Claim, reading: Reading): boolean {
  const { thing: one } = first
  const { thing: other } = second
  if (!one || !other || canBeOne(first, second, reading)) return true
  // "A shell" at first is no other shell than "the shell" later.
  return !isOne(
    second.noun,
    [
      { ...first, owner: null },
      { ...second, owner: null },
    ],
    reading,
  )
}
