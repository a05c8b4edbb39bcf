import type { Span } from '../facts.ts'

/** A book as far as it is made: its pages' texts, whom it is about, and what its pictures show. */
export interface Book {
  pages: readonly string[]
  cast: readonly { name: string; details: string }[]
  /** Of each page what its picture shows; null, or none, where there is no picture yet. */
  pictures: readonly (ShownPicture | null)[]
}

export interface ShownPicture {
  people: readonly string[]
  /** Of those in it who wear something for this picture alone: "red dress". */
  wears: readonly { name: string; words: string }[]
  /** "living-room", "forest": the words of the illustrator. */
  setting: string
  time: string
}

export type FindingKind =
  | 'name'
  | 'pronoun'
  | 'look'
  | 'animal'
  | 'age'
  | 'number'
  | 'thing'
  | 'time'
  | 'place'
  | 'people'

/** Some words of a page; pages are counted from 0. */
export interface BookPlace {
  page: number
  span: Span
}

/** One tap that makes both sides agree. */
export interface Mend extends BookPlace {
  words: string
  instead: string
}

/** Two things in a book that cannot both be true. */
export interface Finding {
  kind: FindingKind
  /** "Page 2 says Ida’s coat is red, page 5 says it is blue." */
  sentence: string
  /** Where to look, in the order of the sentence; at least one. */
  places: BookPlace[]
  /** Words that may be changed without harm; empty where that takes a person. */
  mends: Mend[]
  /** How to mend it by hand. */
  how: string
  /** What to ask of the picture of a page, where the picture may be what is wrong. */
  wish: { page: number; words: string } | null
}
