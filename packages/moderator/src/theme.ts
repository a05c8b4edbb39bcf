import type { ModerationCategory } from './moderation-category.ts'

/** One thing that is looked for. */
export interface Rule {
  /** Global; on the unmasked text it needs no capitals, for that text is in lower case. */
  find: RegExp
  /** The finding is dropped when its whole sentence matches this. */
  unless?: RegExp
}

/** What is looked for under one category, and what a parent is told about it. */
export interface Theme {
  category: ModerationCategory
  /** Follows the found words: "“...” sounds violent. Please ..." */
  advice: string
  /** Rules that read the unmasked text (lower case, tricks undone). */
  rules: readonly Rule[]
  /** Rules that read the plain text, where capitals and digits are as the parent wrote them. */
  plainRules?: readonly Rule[]
}

/** Makes a global rule of pattern parts, one per line, any of which may match. */
export function anyOf(parts: readonly string[], unless?: RegExp): Rule {
  const find = new RegExp(`(?<![a-z0-9])(?:${parts.join('|')})(?![a-z0-9])`, 'g')
  return unless ? { find, unless } : { find }
}

/** Two things in one sentence, in either order and not far from each other. */
export function near(one: string, other: string): string {
  const gap = '(?![a-z0-9])[^.!?\\n]{1,60}(?<![a-z0-9])'
  return `(?:${one})${gap}(?:${other})|(?:${other})${gap}(?:${one})`
}
