import type { Book, Finding } from './book.ts'
import { type Claim, contradictions, findingOf, sentencesBetween } from './claim.ts'
import { type ReadPage, spanIn, type ToldSentence } from './read-page.ts'

/** Animals that nobody takes for each other; the young and the old of one kind stand together. */
const kinds = [
  'dog puppy pup',
  'cat kitten',
  'lamb sheep ewe ram',
  'goat',
  'horse foal pony mare',
  'donkey',
  'cow calf ox',
  'pig piglet',
  'hen chicken chick rooster',
  'duck duckling',
  'goose gosling',
  'rabbit bunny hare',
  'hamster',
  'mouse',
  'rat',
  'squirrel',
  'hedgehog',
  'fox',
  'wolf',
  'bear',
  'lion',
  'tiger',
  'elephant',
  'monkey',
  'owl',
  'parrot',
  'canary',
  'dove pigeon',
  'frog',
  'turtle tortoise',
  'fish',
  'whale',
  'dragon',
  'ladybug ladybird',
  'snail',
]
const kindOf = new Map(kinds.flatMap((kind) => kind.split(' ').map((noun) => [noun, kind] as const)))
const animal = `(${[...kindOf.keys()].join('|')})`

/** Animals that are of one kind on one page and of another on the next. */
export function findAnimals(book: Book, pages: readonly ReadPage[]): Finding[] {
  const claims = [
    ...book.cast.flatMap(claimsOfDetails),
    ...pages.flatMap(({ sentences }) => sentences.flatMap(claimsIn)),
  ]
  return contradictions(claims)
    .filter((found) => !sentencesBetween(pages, found).some((sentence) => playing.test(sentence)))
    .map((found) =>
      findingOf(found, {
        kind: 'animal',
        of: `${found.first.about} is a`,
        again: 'a',
        how: `Make ${found.first.about} the same animal on both pages.`,
      }),
    )
}

const playing =
  /\b(?:dream\w*|dress\w* (?:up|as)|disguise\w*|costume|pretend\w*|imagin\w*|play(?:ed|s|ing)? |like an? |as if)\b/i

function claimsOfDetails({ name, details }: Book['cast'][number]): Claim[] {
  const found = new RegExp(
    `^(?:an? )?(?:[a-z]+ ){0,3}${animal}(?=$|[ ,.;])(?! (?:costume|hat|ears|lover))`,
    'i',
  ).exec(details)
  const words = found?.[1]?.toLowerCase() ?? ''
  return found && !/\bwith\b|\bher\b|\bhis\b|toy|stuffed|loves|likes/.test(found[0])
    ? [{ about: name, words, value: kindOf.get(words) ?? '', place: null }]
    : []
}

const aName = '(\\p{Lu}[\\p{Ll}]+)'
const patterns: { pattern: RegExp; groups: [name: number, animal: number] }[] = [
  {
    pattern: new RegExp(`(?<!\\p{L})${aName},? the (?:[a-z]+ )?${animal}(?![\\p{L}-])`, 'dgu'),
    groups: [1, 2],
  },
  {
    pattern: new RegExp(`(?<!\\p{L})${aName} (?:was|is) an? (?:[a-z]+ ){0,2}${animal}(?![\\p{L}-])`, 'dgu'),
    groups: [1, 2],
  },
  {
    pattern: new RegExp(
      `\\b(?:an?|the|[Hh]er|[Hh]is|'s) (?:[a-z]+ )?${animal},? (?:(?:called|named) )?${aName}(?!\\p{L})`,
      'dgu',
    ),
    groups: [2, 1],
  },
]

function claimsIn(sentence: ToldSentence): Claim[] {
  return patterns.flatMap(({ pattern, groups: [whose, which] }) =>
    [...sentence.told.matchAll(pattern)].flatMap((match) => {
      const words = match[which] ?? ''
      const at = match.indices?.[which]?.[0]
      if (at === undefined) return []
      const place = { page: sentence.page, span: spanIn(sentence, at, words) }
      return [{ about: match[whose] ?? '', words, value: kindOf.get(words) ?? '', place }]
    }),
  )
}
