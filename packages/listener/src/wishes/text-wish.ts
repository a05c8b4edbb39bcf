import type { Span } from '../facts.ts'

/** Which part of the story is meant. */
export type Where = 'everywhere' | 'beginning' | 'middle' | 'ending'

/** How the story is told, whatever it tells. */
export type ToneWish =
  | 'funnier'
  | 'calmer'
  | 'less-scary'
  | 'more-exciting'
  | 'less-preachy'
  | 'more-dialogue'
  | 'less-dialogue'
  | 'rhymes'
  | 'no-rhymes'
  | 'bedtime-ending'
  | 'less-funny'
  | 'no-refrain'
  | 'no-bedtime-ending'

/**
 * One thing that a parent wants to be different in a text. Whoever is meant is named as the cast has it where somebody of the
 * cast is meant, otherwise in the parent's words.
 */
export type TextWish =
  /** `by` times as long: 0.5 is half as long. */
  | { kind: 'length'; by: number; where: Where }
  | { kind: 'page-length'; words: number }
  | { kind: 'difficulty'; step: 'simpler' | 'richer' }
  | { kind: 'tone'; tone: ToneWish }
  /** A line that comes back; null where the parent leaves it open. */
  | { kind: 'refrain'; line: string | null }
  /** Told in other words; `page` counts from 1. `asked`: another one is wanted; otherwise something is wrong and no remedy named. */
  | { kind: 'retell'; where: Where; page: number | null; what: string | null; asked: boolean }
  | { kind: 'other-plot' }
  | { kind: 'rename'; from: string; to: string }
  | { kind: 'pronoun'; who: string; pronoun: 'she' | 'he' | 'they' | 'it' }
  | { kind: 'age'; who: string; years: number }
  | { kind: 'leave-out' | 'less-of' | 'more-of'; who: string }
  /** Somebody new: "dog" called "Waffles". */
  | { kind: 'bring-in'; name: string | null; noun: string | null; words: string }
  | { kind: 'remove-thing' | 'add-thing'; thing: string }
  | { kind: 'place' | 'time'; words: string }
  | { kind: 'value'; words: string; more: boolean }
  /** What the book has wrong of somebody; `right` is what is to stand in their details, `wrong` what is not. */
  | { kind: 'correct'; who: string; right: string; wrong: string | null }
  | { kind: 'title'; words: string }
  | { kind: 'keep'; words: string }

/** A stretch of a parent's words that asks for something by itself. */
export interface WishClause {
  /** As the parent typed it. */
  words: string
  span: Span
  /** What kind of clause it is; see `lines/README.md`. */
  label: string
  /** Of 1: how sure that is. */
  probability: number
  wishes: TextWish[]
  /** What is asked for is sure, whom or what it is about is known, and no word of weight is left over. */
  certain: boolean
  /** Words of weight that no wish speaks of. */
  leftOver: string[]
}

/** What was understood of a parent's words about a text. */
export interface HeardWishes {
  clauses: WishClause[]
  /** English name of the language, where it is surely not English; then nothing was read. */
  otherLanguage: string | null
}

/** Whom a wish may be about. */
export interface CastMember {
  name: string
  details: string
}
