/** A book that a model is to read closely, as it is sent. */
export interface BookToRead {
  characters: { name: string; details: string }[]
  pages: string[]
}

export interface ReadSlips {
  slips: {
    kind: string
    sentence: string
    places: { page: number; words: string }[]
    mend: { place: number; instead: string } | null
  }[]
}

export const asksToReadClosely = (prompt: string): boolean => prompt.includes('"readClosely"')

export const bookIn = (prompt: string): BookToRead => JSON.parse(prompt) as BookToRead

/** It knows of what flutes are made: each that changes from bamboo to silver is a slip. */
export function findSlips({ pages }: BookToRead): ReadSlips {
  const pageOf = (words: string) => pages.findIndex((text) => text.includes(words)) + 1
  const [bamboo, silver] = [pageOf('bamboo flute'), pageOf('silver flute')]
  if (bamboo === 0 || silver === 0) return { slips: [] }
  return {
    slips: [
      {
        kind: 'thing',
        sentence: `Page ${bamboo} says NAME1's flute is of bamboo, page ${silver} says it is of silver.`,
        places: [
          { page: bamboo, words: 'bamboo flute' },
          { page: silver, words: 'silver' },
        ],
        mend: { place: 2, instead: 'bamboo' },
      },
    ],
  }
}
