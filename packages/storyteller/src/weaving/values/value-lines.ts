import type { ValueId } from '../../scripture/moral-values.ts'
import { beforeGod } from './before-god.ts'
import { towardOthers } from './toward-others.ts'
import { withinOurselves } from './within-ourselves.ts'

/** What is said about a value when the parent asks for more of it: a toddler's line, and two small talks for older ones. */
export interface ValueLines {
  toddlers: string
  early: readonly [before: string, after: string]
  older: readonly [before: string, after: string]
}

/** `{hero}` is the hero, `{other}` somebody human who is there; all but the toddlers' lines are past tense. */
export const valueLines: Readonly<Record<ValueId, ValueLines>> = {
  ...towardOthers,
  ...withinOurselves,
  ...beforeGod,
}
