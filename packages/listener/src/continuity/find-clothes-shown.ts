import type { Finding, ShownPicture } from './book.ts'
import { claimsIn, thingOf, valueOfColour } from './find-looks.ts'
import type { ReadPage } from './read-page.ts'

/** Clothes that somebody wears for this picture alone, in another colour than the page tells. */
export function findClothesShown({ sentences }: ReadPage, page: number, { wears }: ShownPicture): Finding[] {
  const claims = sentences.flatMap((sentence) =>
    claimsIn(
      sentence,
      wears.map(({ name }) => name),
    ),
  )
  return wears.flatMap(({ name, words }) => {
    const [, colour = '', noun = ''] = /(?:^| )([a-z]+) ([a-z]+)$/.exec(words) ?? []
    const shown = valueOfColour(colour)
    const told = claims.find(({ about }) => about === thingOf(name, noun))
    if (!shown || !told?.place || told.value === shown) return []
    return [
      {
        kind: 'look' as const,
        sentence: `Page ${page + 1} says ${told.about} is ${told.words}, its picture shows it ${colour}.`,
        places: [told.place],
        mends: [{ ...told.place, words: told.words, instead: colour }],
        how: 'Ask for another picture, or change the colour in the words.',
        wish: { page, words: `${name} wears a ${told.words} ${noun}.` },
      },
    ]
  })
}
