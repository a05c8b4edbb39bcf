import { attributeOf } from './attributes.ts'
import type { Finding, ShownPicture } from './book.ts'
import type { Claim } from './claim.ts'
import { thingOf } from './claims-of-looks.ts'

/** Clothes that somebody wears for this picture alone, in another colour than the page tells. */
export function findClothesShown(looks: readonly Claim[], page: number, { wears }: ShownPicture): Finding[] {
  return wears.flatMap(({ name, words }) => {
    const [, colour = '', noun = ''] = /(?:^| )([a-z]+) ([a-z]+)$/.exec(words) ?? []
    const shown = attributeOf({ small: colour })
    const told = looks.find(
      ({ place, owner, thing, topic }) =>
        place?.page === page &&
        owner === name &&
        thing?.phrase.noun.small === noun &&
        topic.endsWith(' colour'),
    )
    if (shown?.dimension !== 'colour' || !told?.place || told.value === shown.value) return []
    return [
      {
        kind: 'look' as const,
        sentence: `Page ${page + 1} says ${thingOf(name, noun)} is ${told.words}, its picture shows it ${colour}.`,
        places: [told.place],
        mends: [{ ...told.place, words: told.words, instead: colour }],
        how: 'Ask for another picture, or change the colour in the words.',
        wish: { page, words: `${name} wears a ${told.words} ${noun}.` },
      },
    ]
  })
}
