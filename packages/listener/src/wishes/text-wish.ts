import type { Closing } from './closing-of.ts'
import type { Heard, HeardClause } from './heard-clause.ts'

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
  /** `who`: of whom it is to be so, where somebody of the cast is named: "let the goat be funny". */
  | { kind: 'tone'; tone: ToneWish; who?: string }
  /** A line that comes back; null where the parent leaves it open. */
  | { kind: 'refrain'; line: string | null }
  /** Told in other words; `page` counts from 1. `asked`: another one is wanted; otherwise something is wrong and no remedy named. */
  | { kind: 'retell'; where: Where; page: number | null; what: string | null; asked: boolean }
  /** `other-title`: another one, whichever. */
  | { kind: 'other-plot' | 'other-title' }
  | { kind: 'rename'; from: string; to: string }
  | { kind: 'pronoun'; who: string; pronoun: 'she' | 'he' | 'they' | 'it' }
  | { kind: 'age'; who: string; years: number }
  | { kind: 'leave-out' | 'less-of' | 'more-of'; who: string }
  /** Somebody new: "dog" called "Waffles". */
  | { kind: 'bring-in'; name: string | null; noun: string | null; words: string }
  | { kind: 'remove-thing' | 'add-thing'; thing: string }
  | { kind: 'place' | 'time'; words: string }
  /** A thing is to be another, wherever it stands: "not a wheel, a tiller". */
  /** `asWords`: the very words, wherever they stand, and no thing. */
  | { kind: 'other-thing'; from: string; to: string; asWords?: true }
  | { kind: 'value'; words: string; more: boolean }
  /**
   * What the book has wrong; `right` is what is to stand in the details of whom it is about, `wrong` what is not. `who` is null where
   * it is about nobody by name.
   */
  | { kind: 'correct'; who: string | null; right: string; wrong: string | null }
  | { kind: 'title'; words: string }
  /** What it is to end with: "a prayer at the end". */
  | { kind: 'closing'; closing: Closing }
  | { kind: 'keep'; words: string }

export type WishClause = HeardClause<TextWish>
export type HeardWishes = Heard<TextWish>
