import type { Span } from '../facts.ts'

/** A stretch of a parent's words that asks for something by itself. */
export interface HeardClause<Wish> {
  /** As the parent typed it. */
  words: string
  span: Span
  /** What kind of clause it is; see `lines/README.md`. */
  label: string
  /** Of 1: how sure that is. */
  probability: number
  wishes: Wish[]
  /** What is asked for is sure, whom or what it is about is known, and no word of weight is left over. */
  certain: boolean
  /** Words of weight that no wish speaks of. */
  leftOver: string[]
}

/** What was understood of a parent's words about a text or a picture. */
export interface Heard<Wish> {
  clauses: HeardClause<Wish>[]
  /** English name of the language, where it is surely not English; then nothing was read. */
  otherLanguage: string | null
}

/** Whom a wish may be about. */
export interface CastMember {
  name: string
  details: string
  /** Nouns that mean nobody else: "girl", "daughter". */
  called?: readonly string[]
  pronoun?: 'she' | 'he' | 'they' | 'it'
}
