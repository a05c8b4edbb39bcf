import { articleFor } from '../text/article-for.ts'
import { mentionOf } from './beings.ts'
import type { Finding } from './book.ts'
import {
  type Claim,
  type Contradiction,
  contradictions,
  findingOf,
  sentencesBetween,
  standing,
} from './claim.ts'
import { claimsOfFavourites } from './claims-of-favourites.ts'
import { claimsOfApposition, claimsOfManners } from './claims-of-manners.ts'
import { claimsOfSiblings, siblingsInDetails } from './claims-of-siblings.ts'
import type { Described } from './described.ts'
import { playing } from './find-looks.ts'
import { claimOf, claimOfKind, kindNamed, kindOf } from './kinds.ts'
import { nameGivenTo } from './phrase.ts'
import { escaped } from './read-page.ts'
import type { Reading, Thing } from './reading.ts'

/** Whoever is a dog on one page and a cat on another, a baker and a teacher, a cousin and an aunt. */
export function findKinds(reading: Reading): Finding[] {
  const things = [...reading.things.values()].flat()
  const claims = [
    ...reading.described.flatMap(claimsOfDetails),
    ...things.flatMap(claimsOfName),
    ...things.flatMap((thing) => claimsOfSiblings(thing, reading)),
    ...siblingsInDetails(reading),
    ...things.flatMap((thing) => claimsOfVerb(thing, reading)),
    ...claimsOfPets(reading),
    ...claimsOfManners(reading),
    ...claimsOfApposition(reading),
    ...claimsOfKinSpoken(reading),
    ...claimsOfFound(reading),
    ...claimsOfFavourites(reading),
  ]
  return contradictions(claims, (found) => mayBeBoth(found, reading)).map((found) =>
    findingOf(found, {
      kind: found.first.topic.endsWith(' animal') ? 'animal' : 'people',
      ...(found.first.topic.startsWith('favourite ')
        ? { of: `${found.first.noun} is`, again: 'it is' }
        : {
            of: `${found.first.noun} is ${articleFor(found.first.words)}`,
            again: articleFor(found.second.words),
          }),
      how: found.first.topic.endsWith(' animal')
        ? `Make ${found.first.noun} the same animal on both pages.`
        : `Let ${found.first.noun} be the same on both pages.`,
    }),
  )
}

function mayBeBoth({ first, second }: Contradiction, reading: Reading): boolean {
  const isOfTwo = first.owner !== null && second.owner !== null && first.owner !== second.owner
  if (isOfTwo && / (?:kin|sibling)$/.test(first.topic)) return true
  return sentencesBetween(reading, first.at, second.at).some(
    (sentence) =>
      playing.test(sentence) ||
      /\b(?:like an? (?!only)|play(?:ed|s|ing)?|as an?|became|turned into)\b/i.test(sentence),
  )
}

function claimsOfDetails({ name, facts }: Described): Claim[] {
  return facts.flatMap((fact) => {
    // A stuffed elephant is no tiger either.
    if (fact.kind !== 'being' || !(fact.being.sort === 'animal' || fact.being.sort === 'toy')) return []
    const noun = fact.being.noun.split(' ').at(-1) ?? ''
    const kind = kindNamed(noun)
    return kind ? [claimOfKind(name, kind, noun, { owner: null, place: null, at: -1 })] : []
  })
}

/** "Her dog Biscuit", "Farmer Hugo", "Biscuit the cat". */
function claimsOfName(thing: Thing): Claim[] {
  const { phrase, sentence, at, owner } = thing
  const { name, noun, head } = phrase
  const kind = kindNamed(head)
  if (name && kind) return [claimOf(name.text, kind, noun.text, thing, noun)]
  // "A tadpole, and he called it Mister Tail".
  const called = kind?.sort === 'animal' ? nameGivenTo(sentence.units, phrase) : null
  if (called && kind) return [claimOf(called.text, kind, noun.text, thing, noun)]
  // "Biscuit the cat": the animal stands right behind the name.
  if (kind && phrase.article === 'the' && kind.sort !== 'kin') {
    const before = sentence.phrases.find(
      ({ to, isName }) =>
        isName && (to === phrase.from || (to === phrase.from - 1 && sentence.units[to]?.small === ',')),
    )
    const called = before?.name ?? before?.noun
    if (called && before)
      return [claimOf(called.text, kind, noun.text, { phrase, sentence, at, owner }, noun)]
  }
  return []
}

/** "Pim was a small mouse", "her father, who was a baker,". */
function claimsOfVerb(thing: Thing, { beings }: Reading): Claim[] {
  const { phrase, sentence } = thing
  const { units, phrases, page } = sentence
  const kind = kindNamed(phrase.head)
  let verb = phrase.from - 1
  if (
    !kind ||
    kind.sort === 'kin' ||
    phrase.article !== 'a' ||
    !/^(?:is|was)$/.test(units[verb]?.small ?? '')
  )
    return []
  if (units[verb - 1]?.small === 'who') verb -= units[verb - 2]?.small === ',' ? 2 : 1
  const subject = phrases.find(({ to }) => to === verb)
  const mention = subject && mentionOf(subject, page, beings)
  const isKnown =
    mention && (mention.isNamed || (kind.sort === 'trade' && kindNamed(subject.head)?.sort === 'kin'))
  return isKnown ? [claimOf(mention.id, kind, phrase.noun.text, thing, phrase.noun)] : []
}

/** "Leni, Pavel’s cousin", of whom he thinks as "my sister" while nobody else is there. */
function claimsOfKinSpoken(reading: Reading): Claim[] {
  const { pages, beings, things } = reading
  const pattern =
    /\b[Mm]y (?:[a-z]+ )?(brother|sister|cousin|aunt|uncle|grandmother|grandfather|grandma|grandpa|mother|father)\b(?!')/dg
  return pages.flatMap(({ speeches }, page) => {
    const here = new Set(
      beings.mentions.filter((one) => one.page === page && one.isNamed).map(({ id }) => id),
    )
    return speeches.flatMap(({ speaker, words, start }) => {
      const [other, ...more] = [...here].filter((id) => speaker !== null && !id.split(' ').includes(speaker))
      if (speaker === null || !other || more.length > 0 || other.endsWith("'s")) return []
      return [...words.matchAll(pattern)].flatMap((match) => {
        const noun = match[1] ?? ''
        const kind = kindNamed(noun)
        if (!kind || things.has(noun)) return []
        const [from, to] = match.indices?.[1] ?? [0, 0]
        const where = standing(reading, page, { start: start + from, end: start + to })
        return [claimOfKind(other, kind, noun, { owner: speaker, ...where })]
      })
    })
  })
}

/** "It was a baby hedgehog", and then "she stroked the little squirrel", of which nobody told before. */
function claimsOfFound({ things, beings, sentences }: Reading): Claim[] {
  const all = [...things.values()]
    .flat()
    .filter(({ phrase }) => kindNamed(phrase.head)?.sort === 'animal' && !phrase.isName && !phrase.isPlural)
  const found = all.filter(
    ({ phrase, sentence: { units } }) =>
      phrase.article === 'a' && coming.test(units[phrase.from - 1]?.lemma ?? ''),
  )
  const [first] = found
  const nouns = new Set(all.map(({ phrase }) => phrase.head))
  if (!first || nouns.size !== 2 || [...beings.castNames].some((name) => beings.animals.has(name))) return []
  const later = all.filter(({ phrase }) => phrase.head !== first.phrase.head)
  const [second] = later
  if (
    !second ||
    later.length > 1 ||
    second.at < first.at ||
    second.phrase.article === 'a' ||
    second.phrase.article === 'other'
  )
    return []
  const verb = second.sentence.units[second.phrase.from - 1]
  if (
    !verb ||
    !touching.test(verb.lemma) ||
    sentences[second.at]?.phrases.some(({ head }) => head === first.phrase.head)
  )
    return []
  return [first, second].flatMap((thing) => {
    const kind = kindNamed(thing.phrase.head)
    return kind
      ? [{ ...claimOf('the animal', kind, thing.phrase.noun.text, thing, thing.phrase.noun), owner: null }]
      : []
  })
}

/** "It was a hedgehog", "he found a bird": that animal is what the story is about. */
const coming = /^(?:be|find|catch|discover|rescue|save|see|spot|have|bring)$/
const touching =
  /^(?:stroke|pet|feed|hold|lift|carry|hug|pat|cuddle|wrap|put|wash|warm|tickle|touch|rock|dry|free)$/

/** "Where is my hamster?", "Salma looked for the cat", on a page that names the one animal of the book, which is another. */
function claimsOfPets(reading: Reading): Claim[] {
  const { book, pages, beings, things } = reading
  const toys = reading.described.flatMap(({ name, noun }) => (noun && kindNamed(noun) ? [name] : []))
  const pets = book.cast.flatMap(({ name }) =>
    beings.animals.has(name) || toys.includes(name) ? [name] : [],
  )
  const [pet, ...others] = pets
  if (!pet || others.length > 0) return []
  const animals = [...kindOf].flatMap(([noun, { sort }]) => (sort === 'animal' ? [noun] : [])).join('|')
  const pattern = new RegExp(
    `\\b(?:[Mm]y|looked (?:everywhere )?for (?:the|his|her)|called (?:the|his|her)|searched for (?:the|his|her)) (?:[a-z]+ )?(${animals})\\b`,
    'dg',
  )
  return pages.flatMap(({ text }, page) => {
    if (!new RegExp(`(?<!\\p{L})${escaped(pet)}(?!\\p{L})`, 'u').test(text)) return []
    return [...text.matchAll(pattern)].flatMap((match) => {
      const noun = match[1] ?? ''
      const kind = kindNamed(noun)
      const [start, end] = match.indices?.[1] ?? [0, 0]
      if (
        !kind ||
        (things.get(noun) ?? []).some(
          ({ sentence, phrase }) => sentence.page !== page || phrase.article === 'a',
        )
      )
        return []
      return [claimOfKind(pet, kind, noun, { owner: null, ...standing(reading, page, { start, end }) })]
    })
  })
}
