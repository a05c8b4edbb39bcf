import { genderOfPronoun, kinOf, whomOf } from './beings.ts'
import { anyOf } from './read-page.ts'
import { type Reading, somebody } from './reading.ts'

/** A name as a story writes it: "Malik", "Mrs. Brandt". */
export const aName =
  '(?:(?:Mrs?|Ms|Miss|Dr)\\.? |(?:Aunt|Auntie|Uncle|Old|Little|Grandma|Grandpa|Granny) )?(?!(?:I|Then|And|But|The|She|He|They|It|On|In|At|What|Who|When|So|Oh|My|Yes|No|Mrs?|Ms|Miss|Dr|God|Mum|Mom|Dad|Papa|Mama|Mother|Father)\\b)\\p{Lu}\\p{Ll}[\\p{L}-]*'

/** Whose it is: "my", "his", "Ida’s". */
export const anOwner = "(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir|\\p{Lu}[\\p{L}-]+(?:'s|s'))"

/** Whom words at a place of a page stand for; `somebody` where that may be several, null where nothing is said. */
export function whoIsMeant(reading: Reading, page: number, at: number, words: string): string | null {
  if (words === '') return null
  if (/^my$/i.test(words)) return speakerAt(reading, page, at)
  const gender = genderOfPronoun(words)
  if (gender) {
    const sentence = reading.sentences.findLast((one) => one.page === page && one.start <= at)
    return whomOf(gender, reading.beings, page, at, sentence?.start) ?? somebody
  }
  if (/^(?:they|their|we|our)$/i.test(words)) return null
  const name = words.replace(/(?:'s|')$/, '')
  return memberCalled(reading, name) ?? kinOf(name)
}

/** The one of the cast whom a name stands for: "Zebedee" is "Old Zebedee". */
export function memberCalled({ described }: Pick<Reading, 'described'>, called: string): string | null {
  const fitting = described.filter(({ name }) => name === called || name.split(' ').includes(called))
  return fitting.length === 1 ? (fitting[0]?.name ?? null) : null
}

export function speakerAt({ pages }: Reading, page: number, at: number): string | null {
  const said = pages[page]?.speeches.find(({ start, words }) => start <= at && at < start + words.length)
  return said?.speaker ?? null
}

/** A pattern for any of the cast by the name a page may use. */
export const anyOfCast = ({ described }: Reading): string =>
  anyOf(
    [...new Set(described.flatMap(({ name }) => [name, ...name.split(' ')]))].filter((one) =>
      /^\p{Lu}/u.test(one),
    ),
  )
