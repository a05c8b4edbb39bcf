import type { Book, BookPlace, Finding } from './book.ts'
import type { ReadPage } from './read-page.ts'

interface Time {
  words: RegExp
  /** "is told at night" */
  name: string
}

/** What cannot be at once. */
const pairs: readonly (readonly [Time, Time])[] = [
  [
    { words: /\b(?:midnight|middle of the night|dead of night|moonlight)\b/, name: 'at night' },
    {
      words: /\b(?:noon|midday|early in the morning|bright sunlight|lunchtime)\b/,
      name: 'at daytime',
    },
  ],
  [
    {
      words: /\b(?:[Ss]now (?:lay|fell|covered|crunched)|icicles|frozen (?:lake|pond|river))\b/,
      name: 'in snow',
    },
    { words: /\b(?:summer (?:heat|sun|day)|ripe (?:cherries|strawberries|peaches))\b/, name: 'in summer' },
  ],
]

/** Words by which a while may have gone by, or that tell of another time than the page's. */
const passing =
  /\b(?:later|until|till|then|next|after\w*|before|hours?|days?|evening|dusk|dawn|sun(?:set|rise)|slept|sleep|asleep|woke|awake|wait\w*|soon|at last|finally|all (?:night|day)|whole|tomorrow|yesterday|last night|once|dream\w*|remember\w*|imagin\w*|pretend\w*|as if|like|would|will|every|when (?:morning|night)|began|came|fell|past|ago|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i

/** Night on one page and noon on the next, and nothing says that time went by. */
export function findHours(_book: Book, pages: readonly ReadPage[]): Finding[] {
  return pairs.flatMap((pair) => {
    const told = pages.flatMap((page, number) => timeOf(page, number, pair) ?? [])
    return told.flatMap((later, place) => {
      const first = told[place - 1]
      if (!first || first.name === later.name || later.place.page - first.place.page > 2) return []
      const between = pages.slice(first.place.page, later.place.page + 1).map(({ text }) => text)
      if (between.some((text) => passing.test(text))) return []
      return [
        {
          kind: 'time' as const,
          sentence: `Page ${first.place.page + 1} is told ${first.name}, page ${later.place.page + 1} ${later.name}.`,
          places: [first.place, later.place],
          mends: [],
          how: 'Give both pages the same time, or tell that time went by.',
          wish: null,
        },
      ]
    })
  })
}

/** When a page is told; null where it says nothing of it, or both. */
function timeOf({ told }: ReadPage, page: number, pair: readonly [Time, Time]) {
  const [found, ...more] = pair.flatMap(({ words, name }) => {
    const match = words.exec(told)
    return match ? [{ name, match }] : []
  })
  if (!found || more.length > 0) return null
  const { name, match } = found
  const place: BookPlace = { page, span: [match.index, match.index + match[0].length] }
  return { name, place }
}
