import type { Span } from '../facts.ts'
import type { BookPlace, Finding, FindingKind, Mend } from './book.ts'
import type { ReadPage } from './read-page.ts'

/** Something that a book says of something: "Ida’s coat" is "red". */
export interface Claim {
  /** What it is about, the same for all claims on it. */
  about: string
  /** As it is said: "red". */
  words: string
  /** Of what sort that is: two claims of one value agree. */
  value: string
  /** null where the parent's description of the character says it. */
  place: BookPlace | null
  /** May tell of something new: "a blue coat". */
  isNew?: boolean
}

export interface Contradiction {
  first: Claim
  second: Claim
}

/** The first claim on each thing beside the first one that differs from it. */
export function contradictions(claims: readonly Claim[]): Contradiction[] {
  const firsts = new Map<string, Claim>()
  const told = new Set<string>()
  const found: Contradiction[] = []
  for (const claim of claims) {
    const first = firsts.get(claim.about)
    if (!first) firsts.set(claim.about, claim)
    else if (first.value !== claim.value && !claim.isNew && !told.has(claim.about)) {
      told.add(claim.about)
      found.push({ first, second: claim })
    }
  }
  return found
}

/** All that is written from the sentence of one claim to that of another, speech and all. */
export function sentencesBetween(pages: readonly ReadPage[], { first, second }: Contradiction): string[] {
  const from = first.place ?? { page: 0, span: [0, 0] as Span }
  const to = second.place ?? from
  return pages
    .slice(from.page, to.page + 1)
    .flatMap(({ sentences }) => sentences)
    .filter(
      ({ page, start, whole }) =>
        (page > from.page || start + whole.length > from.span[0]) && (page < to.page || start <= to.span[1]),
    )
    .map(({ whole }) => whole)
}

export interface Saying {
  kind: FindingKind
  /** "Ida’s coat is", and how it goes on: "it is". */
  of: string
  again: string
  how: string
}

/** A contradiction as a finding, with either word in the other's place as its mend. */
export function findingOf({ first, second }: Contradiction, { kind, of, again, how }: Saying): Finding {
  const source = first.place ? `Page ${first.place.page + 1}` : 'Your description of the character'
  const page = (second.place?.page ?? 0) + 1
  const other = first.place?.page === second.place?.page ? 'and then' : `page ${page} says`
  return {
    kind,
    sentence: `${source} says ${of} ${first.words}, ${other} ${again} ${second.words}.`,
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
