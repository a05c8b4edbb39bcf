import { isA } from '../lexicons/lexicons.ts'
import { listenToCharacter } from '../listen-to-character.ts'
import type { Book, Finding } from './book.ts'
import { type Claim, type Contradiction, contradictions, findingOf, sentencesBetween } from './claim.ts'
import { anyOf, escaped, type ReadPage, spanIn, type ToldSentence } from './read-page.ts'
import { tellsOfSomebody } from './tells-of-somebody.ts'

/** Colours by what they are a kind of; those that lie between two are left out. */
const colours: Readonly<Record<string, string>> = {
  red: 'red',
  scarlet: 'red',
  crimson: 'red',
  blue: 'blue',
  green: 'green',
  yellow: 'yellow',
  orange: 'orange',
  purple: 'purple',
  pink: 'pink',
  brown: 'brown',
  black: 'black',
  white: 'white',
  gray: 'gray',
  grey: 'gray',
  silver: 'gray',
  blond: 'yellow',
  blonde: 'yellow',
  golden: 'yellow',
}
const colour = Object.keys(colours).join('|')
/** They stay as they are while a story lasts. */
const ofBodies = /^(?:hair|eyes|beard|mustache|moustache|fur|braids?|curls)$/
const others =
  /^(?:backpack|bag|kite|ball|umbrella|blanket|bicycle|bike|lantern|boat|glasses|vase|sled|scooter|wagon|bucket|basket|drum|whistle|tent|balloon)s?$/

/** Colours of clothes, hair, eyes and things that change from page to page. */
export function findLooks(book: Book, pages: readonly ReadPage[]): Finding[] {
  const names = book.cast.map(({ name }) => name)
  const claims = [
    ...book.cast.flatMap(claimsOfDetails),
    ...pages.flatMap(({ sentences }) => sentences.flatMap((sentence) => claimsIn(sentence, names))),
  ]
  const owned = [...claims, ...claimsByPronoun(book, pages)]
    .toSorted(byPlace)
    .map((claim) => givenTo(claim, claims, pages))
  return contradictions(owned)
    .filter((found) => !mayHaveChanged(found, pages))
    .map((found) => {
      const thing = found.first.about
      const isMany = /(?:[^s]s|hair)$/.test(thing) && !thing.endsWith('hair')
      return findingOf(found, {
        kind: 'look',
        of: `${thing} ${isMany ? 'are' : 'is'}`,
        again: isMany ? 'they are' : 'it is',
        how: 'Give both pages the same colour, or tell how it changed.',
      })
    })
}

function claimsOfDetails({ name, details }: Book['cast'][number]): Claim[] {
  const { facts } = listenToCharacter({ name, details })
  return facts.flatMap((fact) => {
    if (fact.about !== name || !fact.certain || !('words' in fact)) return []
    if (!['hair', 'eyes', 'garment', 'headwear'].includes(fact.kind)) return []
    const found = new RegExp(`\\b(${colour})\\b(?! and\\b|-)(?: [a-z]+){0,2}? ([a-z]+)$`).exec(fact.words)
    const [, words = '', noun = ''] = found ?? []
    return found && isLasting(noun) && countColours(fact.words) === 1
      ? [{ about: thingOf(name, noun), words, value: colours[words] ?? '', place: null }]
      : []
  })
}

/** What the description says comes first. */
const byPlace = ({ place: one }: Claim, { place: other }: Claim): number =>
  (one?.page ?? -1) - (other?.page ?? -1) || (one?.span[0] ?? 0) - (other?.span[0] ?? 0)

/** "The kite" is Wren's where a kite is told of nobody else, and no other of this colour came in: "a purple kite". */
function givenTo(claim: Claim, claims: readonly Claim[], pages: readonly ReadPage[]): Claim {
  const { about, words } = claim
  if (!about.startsWith('the ')) return claim
  const noun = about.slice(4)
  const owners = [
    ...new Set(claims.map((other) => other.about).filter((other) => other.endsWith(`’s ${noun}`))),
  ]
  const [owner] = owners
  const another = new RegExp(
    `\\b(?:an?|another|one|with|two|three|some) (?:[a-z]+ )?${words} (?:[a-z]+ )?${escaped(noun)}`,
    'i',
  )
  return owner && owners.length === 1 && !pages.some(({ text }) => another.test(text))
    ? { ...claim, about: owner }
    : claim
}

/** "His blue boots", in a book of one, where the page has told of nobody else before. */
function claimsByPronoun({ cast }: Book, pages: readonly ReadPage[]): Claim[] {
  const [only, ...others] = cast
  if (!only || others.length > 0) return []
  const pattern = new RegExp(`\\b(?:[Hh]is|[Hh]er) (?:[a-z]+ )?(${colour}) (?:[a-z]+ )?([a-z]+)`, 'dg')
  const name = new RegExp(anyOf([only.name]), 'gu')
  return pages.flatMap(({ text, told }, page) =>
    [...told.matchAll(pattern)].flatMap((match) => {
      const [, words = ''] = match
      const noun = nounIn(match, 2)
      const at = match.indices?.[1]?.[0]
      if (at === undefined || noun === null || joined.test(match[0])) return []
      if (tellsOfSomebody(text.slice(0, match.index).replaceAll(name, ' '))) return []
      const place = { page, span: [at, at + words.length] as const }
      return [{ about: thingOf(only.name, noun), words, value: colours[words] ?? '', place }]
    }),
  )
}

const countColours = (words: string): number =>
  [...words.matchAll(new RegExp(`\\b(?:${colour})\\b`, 'gi'))].length

const isLasting = (noun: string): boolean =>
  ofBodies.test(noun) || others.test(noun) || isA('garment', noun) || isA('head-covering', noun)

export const valueOfColour = (words: string): string | undefined => colours[words]

/** What a claim is about: "Ida’s coat", or "the kite" of nobody. */
export const thingOf = (owner: string, noun: string): string =>
  owner === '' ? `the ${noun.toLowerCase()}` : `${owner}’s ${noun.toLowerCase()}`

/** What a sentence says of the colours of clothes, hair, eyes and things. */
export function claimsIn(sentence: ToldSentence, names: readonly string[]): Claim[] {
  const { told } = sentence
  const name = anyOf(names)
  if (!new RegExp(`\\b(?:${colour})\\b`).test(told)) return []
  const owner = `(?:(${name})'s|\\b(?:[Tt]he))`
  const patterns: {
    pattern: RegExp
    isNew?: boolean
    groups: [owner: number, words: number, noun: number]
  }[] = [
    { pattern: new RegExp(`${owner} (?:[a-z]+ )?(${colour}) (?:[a-z]+ )?([a-z]+)`, 'dg'), groups: [1, 2, 3] },
    {
      pattern: new RegExp(
        `${owner} ([a-z]+) (?:was|is|were|are) (?:[a-z]+ly )?(${colour})(?=[.,;!]| like| and (?!${colour}))`,
        'dg',
      ),
      groups: [1, 3, 2],
    },
    {
      pattern: new RegExp(
        `(?<!\\p{L})(${name}) (?:wore|wears|had|has|put on|puts on|pulled on) (?:his |her |their |[a-z]+ )?(${colour}) (?:[a-z]+ )?([a-z]+)`,
        'dgu',
      ),
      groups: [1, 2, 3],
      isNew: true,
    },
    // "Mia has curly brown hair": two words before the colour.
    {
      pattern: new RegExp(
        `(?<!\\p{L})(${name}) (?:had|has) (?:a )?[a-z]+ [a-z]+ (${colour}) ([a-z]+)`,
        'dgu',
      ),
      groups: [1, 2, 3],
      isNew: true,
    },
  ]
  if (isOfOneAlone(told, name))
    patterns.push({
      pattern: new RegExp(
        `(?<!\\p{L})(${name}) (?:[a-z]+ ){1,6}?(?:her|his|their) (?:[a-z]+ )?(${colour}) (?:[a-z]+ )?([a-z]+)`,
        'dgu',
      ),
      groups: [1, 2, 3],
    })
  return patterns.flatMap(({ pattern, isNew, groups: [whose, which, what] }) =>
    [...told.matchAll(pattern)].flatMap((match) => {
      const words = match[which] ?? ''
      const noun = nounIn(match, what)
      const at = match.indices?.[which]?.[0]
      if (at === undefined || noun === null || joined.test(match[0])) return []
      return [
        {
          about: thingOf(match[whose] ?? '', noun),
          words,
          value: colours[words] ?? '',
          place: { page: sentence.page, span: spanIn(sentence, at, words) },
          isNew: isNew === true && !ofBodies.test(noun),
        },
      ]
    }),
  )
}

/** "Red and blue" is neither. */
const joined = new RegExp(`\\b(?:${colour}) and (?:${colour})\\b`)

/** Nobody else is in the sentence whose "her" it might be. */
function isOfOneAlone(told: string, name: string): boolean {
  const named = [...told.matchAll(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu'))]
  return named.length === 1 && !tellsOfSomebody(told.replace(named[0]?.[0] ?? '', ' '))
}

/** The noun a match ends with, or the word before it: "blue coat was". */
function nounIn(match: RegExpExecArray, group: number): string | null {
  const last = match[group] ?? ''
  if (isLasting(last)) return last
  const before = /([a-z]+) [a-z]+$/.exec(match[0])?.[1] ?? ''
  return isLasting(before) ? before : null
}

const changing =
  /\b(?:an?other|others?|different|new|second|both|two|pairs?|instead|borrow\w*|paint\w*|dyed?|chang\w*|swap\w*|trad\w*|turn\w*|became|gifts?|gave|give|present|bought|sewed|sewn|knit\w*|grew|faded|used to|no longer|(?:mon|tues|wednes|thurs|fri|satur|sun)day|one|ones)\b/i
const playing = /\b(?:dream\w*|dress\w* (?:up|as)|disguise\w*|costume|pretend\w*|imagin\w*|magic\w*)\b/i

/** "On the left one" is no other pair. */
const sided = /\bthe (?:left|right) one\b/g

function mayHaveChanged(found: Contradiction, pages: readonly ReadPage[]): boolean {
  const noun = found.first.about.split(' ').at(-1) ?? ''
  const ofThing = new RegExp(`\\b${escaped(noun)}s?\\b|\\bcloth\\w*|\\bdress`, 'i')
  const between = sentencesBetween(pages, found).map((sentence) => sentence.replaceAll(sided, ' '))
  const before = found.first.place === null ? pages.flatMap(({ text }) => text) : []
  const becoming = new RegExp(
    `\\b(?:it|they) (?:was|were|turned|became|looked) (?:[a-z]+ )?${found.second.words}\\b`,
    'i',
  )
  return (
    [...between, ...before].some((sentence) => playing.test(sentence)) ||
    between.some((sentence) => becoming.test(sentence)) ||
    between.some(
      (sentence, index) =>
        changing.test(sentence) &&
        [between[index - 1], sentence, between[index + 1]].some((near) => near && ofThing.test(near)) &&
        // Of eyes and hair nobody has another pair.
        (!ofBodies.test(noun) || /paint|dye|turn|grew|chang/i.test(sentence)),
    )
  )
}
