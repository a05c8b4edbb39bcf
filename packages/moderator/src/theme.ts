import type { ModerationCategory } from './moderation-category.ts'
import { type Phrase, phrase } from './words/phrase.ts'
import type { Lexicon } from './words/word-group.ts'

/** Phrases that are looked for in the words of a text, whatever their form or spelling. */
export interface PhraseRule {
  find: readonly Phrase[]
  /** The finding is dropped when one of these stands near it in its sentence. */
  unless: readonly Phrase[]
}

/** A shape that words can't describe: a telephone number, an address, markup. */
export interface ShapeRule {
  /** Global. */
  find: RegExp
  /** `plain` text has the capitals and digits as they were typed; `unmasked` has tricks undone, in lower case. */
  reads: 'plain' | 'unmasked'
  /** It is of another alphabet, and is not sought in a text that has Latin letters alone. */
  isOfOtherAlphabet?: true
}

/** What is looked for under one category, and what a parent is told about it. */
export interface Theme {
  category: ModerationCategory
  /** What it is, in the words of whoever runs the product. */
  is: string
  /** What sounds like it and stays allowed. */
  isNot: string
  /** Follows the found words: "“...” sounds violent. Please ..." */
  advice: string
  phrases: readonly PhraseRule[]
  /** A finding is dropped when one of these stands in a sentence near it: what was wrong is seen and put right. */
  mendedBy?: readonly Phrase[]
  shapes?: readonly ShapeRule[]
}

/** Makes rules of one lexicon; the language of phrases is told in words/phrase.ts. */
export function rulesOf(lexicon: Lexicon) {
  const compile = (sources: readonly string[]) => sources.map((source) => phrase(source, lexicon))
  return (find: readonly string[], unless: readonly string[] = []): PhraseRule => ({
    find: compile(find),
    unless: compile(unless),
  })
}

/** Two things in either order, with up to `most` words between them. */
export function near(one: string, other: string, most = 5): string[] {
  return [`${one} ~${most} ${other}`, `${other} ~${most} ${one}`]
}
