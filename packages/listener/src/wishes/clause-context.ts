import type { Unit } from '../text/read-units.ts'
import type { Mention } from './find-mentions.ts'
import type { CastMember } from './heard-clause.ts'
import { meantBy, pronounIn } from './meant-by.ts'
import type { NounPhrase } from './noun-phrases.ts'

/** A clause with everything that a wish can be filled from. */
export interface ClauseContext {
  /** Without its marks, but for quotations. */
  units: readonly Unit[]
  /** In small letters. */
  words: string
  /** Whether it ends with a question mark. */
  isAsked: boolean
  phrases: readonly NounPhrase[]
  mentions: readonly Mention[]
  quotations: readonly string[]
  cast: readonly CastMember[]
  /** Whom the words before spoke of, for "she" and "him". */
  spokenOf: string | null
  /** The clause before, for "take that out"; null at the beginning, and where it was a wish of its own. */
  saidBefore: string | null
  /** The clause before as it was typed, whatever it was. */
  wordsBefore: string | null
  /** What the clause before names first, be it somebody: "the pony is huge, smaller please"; null where it names nothing. */
  subjectBefore: string | null
  /** The text as it stands, in small letters; empty where there is none. */
  text: string
}

/** Whom a clause is about: who is named, or who "she" and "him" must be; the first of the cast where nobody else can be meant. */
export function whoIsMeant(context: ClauseContext): string | null {
  const { mentions, units, spokenOf, cast } = context
  const [named] = mentions
  if (named) return named.name
  const pronoun = pronounIn(units.map(({ small }) => small))
  if (pronoun) return meantBy(pronoun, context) ?? spokenOf ?? cast[0]?.name ?? null
  const isPronoun = units.some(({ small }) => /^(?:they|them|their|it|its)$/.test(small))
  if (isPronoun) return spokenOf ?? cast[0]?.name ?? null
  return null
}

/** Noun phrases that somebody of the cast does not stand in. */
export function otherPhrases({ phrases, mentions }: ClauseContext): NounPhrase[] {
  return phrases.filter(({ from, to }) => !mentions.some((one) => one.from < to && one.to > from))
}
