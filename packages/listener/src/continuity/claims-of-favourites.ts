import { type Claim, standing } from './claim.ts'
import type { Reading } from './reading.ts'

/** "His favourite colour was blue". */
export function claimsOfFavourites(reading: Reading): Claim[] {
  const { pages, beings, book } = reading
  const patterns = [
    /\b[Ff]avou?rite (?<what>[a-z]+) (?:was|is) (?:the )?(?<which>[a-z]+)(?=[.,!;]| and )/dg,
    /\b(?<which>[A-Za-z]+) (?:was|is) (?:my|her|his|\p{Lu}\p{L}+'s) favou?rite (?<what>[a-z]+)/dgu,
  ]
  const [only, ...others] = book.cast
  const id = only?.name
  if (!id || others.length > 0 || beings.mentions.some((one) => one.isNamed && one.id !== id)) return []
  return pages.flatMap(({ text }, page) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].map((match) => {
        const { what = '', which = '' } = match.groups ?? {}
        const [start, end] = match.indices?.groups?.which ?? [0, 0]
        return {
          topic: `favourite ${what}`,
          noun: `${id}’s favourite ${what}`,
          owner: null,
          words: which,
          value: which.toLowerCase(),
          ...standing(reading, page, { start, end }),
        }
      }),
    ),
  )
}
