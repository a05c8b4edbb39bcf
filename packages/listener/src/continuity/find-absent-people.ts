import type { Book, Finding } from './book.ts'
import { anyOf, escaped, type ReadPage } from './read-page.ts'

const kin = [
  'Grandpa',
  'Grandma',
  'Grandfather',
  'Grandmother',
  'Granny',
  'Gran',
  'Father',
  'Mother',
  'Papa',
  'Mama',
  'Dad',
  'Daddy',
  'Mom',
  'Mum',
]
const leaving =
  '(?:had gone (?:away )?to|was far away|was away|had sailed|had moved|stayed (?:behind )?(?:at )?home|was still asleep at home)'
const acting =
  '(?:,? who )?(?:sat|stood|leaned|ran|jumped|took|held|climbed|knelt|pointed|nodded|hugged|lifted|picked|walked)'
/** Words by which somebody may have come back, or is there in another way. */
const returning =
  /\b(?:c[ao]me|coming|back|home again|return\w*|arriv\w*|visit\w*|met|meet|letter|wrote|phone\w*|call\w*|picture|photo\w*|screen|dream\w*|remember\w*|imagin\w*|thought|years?|months?|weeks?|summer|winter|spring|autumn|until|once|used to|before|follow\w*|went to (?:him|her|them))\b/i

/** Whoever is told to be far away, and then acts on a later page as if they were there. */
export function findAbsentPeople(book: Book, pages: readonly ReadPage[]): Finding[] {
  const names = [...new Set([...book.cast.map(({ name }) => name), ...kin])]
  return names.flatMap((name) => {
    const gone = new RegExp(`(?<!\\p{L})${anyOf([name])} ${leaving}\\b`, 'u')
    const there = new RegExp(`(?:^|[.!?]["']? |\\n)${escaped(name)} ?${acting}\\b`, 'u')
    const first = placeOf(pages, gone, 0)
    const second = first && placeOf(pages, there, first.page + 1)
    if (!first || !second) return []
    // What is said in the very sentence that tells of leaving is no coming back, nor what comes after.
    const rest = pages.slice(first.page, second.page + 1).map(({ text }, place, all) => {
      const told = place === all.length - 1 ? text.slice(0, second.span[0]) : text
      return place === 0 ? told.slice(first.span[1]).replace(/^[^.!?]*/, '') : told
    })
    if (rest.some((text) => returning.test(text))) return []
    return [
      {
        kind: 'people' as const,
        sentence: `Page ${first.page + 1} says ${name} is away, page ${second.page + 1} tells of ${name} as being there.`,
        places: [first, second],
        mends: [],
        how: `Tell in between how ${name} came back, or leave ${name} out of the later page.`,
        wish: null,
      },
    ]
  })
}

function placeOf(pages: readonly ReadPage[], pattern: RegExp, from: number) {
  for (const [page, { told }] of pages.entries()) {
    const match = page >= from ? pattern.exec(told) : null
    if (match) return { page, span: [match.index, match.index + match[0].length] as const }
  }
  return null
}
