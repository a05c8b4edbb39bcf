import type { Span } from '../facts.ts'
import type { BookPlace, Finding, FindingKind, Mend } from './book.ts'
import type { Reading, Thing } from './reading.ts'

/** Something that a book says of something: Ida’s coat is red. */
export interface Claim {
  /** Only claims of one topic can contradict each other: "coat colour". */
  topic: string
  noun: string
  /** Whose it is, as with a `Thing`. */
  owner: string | null
  /** As it is said: "scarlet". */
  words: string
  /** What that comes to: two claims of one value agree. */
  value: string
  /** null where the parent's description of the character says it. */
  place: BookPlace | null
  /** The place of its sentence in the book; -1 for a description, which comes before it. */
  at: number
  thing?: Thing
  /** May tell of something new: "a blue coat". */
  isNew?: boolean
}

export interface Contradiction {
  first: Claim
  second: Claim
}

/** Of each topic the first two claims that differ and that nothing lets stand side by side. */
export function contradictions(
  claims: readonly Claim[],
  canBoth: (found: Contradiction) => boolean,
): Contradiction[] {
  return [...Map.groupBy(claims, ({ topic }) => topic).values()].flatMap((ofTopic) => {
    const inOrder = ofTopic.toSorted(byPlace)
    for (const [index, second] of inOrder.entries()) {
      if (second.isNew) continue
      const first = inOrder
        .slice(0, index)
        .find((one) => one.value !== second.value && !canBoth({ first: one, second }))
      if (first) return [{ first, second }]
    }
    return []
  })
}

const byPlace = (one: Claim, other: Claim): number =>
  one.at - other.at || (one.place?.span[0] ?? 0) - (other.place?.span[0] ?? 0)

/** All that is written from the sentence of one claim to that of another, both with them, speech and all. */
export function sentencesBetween({ sentences }: Reading, from: number, to: number): string[] {
  return sentences.slice(Math.max(0, from), to + 1).map(({ whole }) => whole)
}

export const placeIn = (page: number, { start, end }: { start: number; end: number }): BookPlace => ({
  page,
  span: [start, end] as Span,
})

/** Where a match stands on its page. @param start where the text begins on it that was searched */
export const placeOfMatch = (page: number, { index, 0: words }: RegExpExecArray, start = 0): BookPlace =>
  placeIn(page, { start: start + index, end: start + index + words.length })

/** Who says it: a page, or the parent's description where there is none. */
export const sourceOf = (place: BookPlace | null): string =>
  place ? `Page ${place.page + 1}` : 'Your description of the character'

/** Where words stand on a page, and the place of their sentence in the book. */
export const standing = (
  { sentences }: Reading,
  page: number,
  words: { start: number; end: number },
): { place: BookPlace; at: number } => ({
  place: placeIn(page, words),
  at: sentences.findIndex((one) => one.page === page && one.start + one.whole.length > words.start),
})

export interface Saying {
  kind: FindingKind
  /** "Ida’s coat is", and how it goes on: "it is". */
  of: string
  again: string
  how: string
}

/** A contradiction as a finding, with either word in the other's place as its mend. */
export function findingOf({ first, second }: Contradiction, { kind, of, again, how }: Saying): Finding {
  const page = (second.place?.page ?? 0) + 1
  const other = first.place?.page === second.place?.page ? 'and then' : `page ${page} says`
  return {
    kind,
    sentence: `${sourceOf(first.place)} says ${of} ${first.words.toLowerCase()}, ${other} ${again} ${second.words.toLowerCase()}.`,
    places: [first, second].flatMap(({ place }) => (place ? [place] : [])),
    mends: [...mendOf(second, first), ...mendOf(first, second)],
    how,
    wish: null,
  }
}

function mendOf({ place, words }: Claim, other: Claim): Mend[] {
  // "an orange", "a red": the article would have to change as well.
  const isAlike = /^[aeiou]/i.test(words) === /^[aeiou]/i.test(other.words)
  return place && isAlike ? [{ ...place, words, instead: other.words }] : []
}
