import { type Fact, type Heard, visibleKinds } from '../facts.ts'
import { factsOnTheirOwn } from './facts-on-their-own.ts'
import { notUnderstood } from './not-understood.ts'
import { phraseOf } from './phrase-of.ts'

/** One thing that a parent wrote of a character, beside who it is and whose kin. */
export interface SaidFact {
  /** In the parent's own words. */
  words: string
  /** `look` can be seen, `life` cannot; `unsure` was not understood for certain, or not at all. */
  sort: 'look' | 'life' | 'unsure'
}

/** Each thing that was said of a character, once, in the order in which it was written. */
export function saidFacts({ facts, leftOver, otherLanguage }: Heard, details: string): SaidFact[] {
  if (otherLanguage) return [{ words: details, sort: 'unsure' }]
  const left = notUnderstood(leftOver, facts, details)
  // "His grandmother": whose she is may be open, and who she is is not.
  const isKnown = facts.some(({ kind, certain }) => kind === 'being' && certain)
  const own = factsOnTheirOwn(facts).filter(
    (fact) => !left.taken.has(fact) && !(fact.kind === 'kin' && (fact.certain || isKnown)),
  )
  const said: (SaidFact & { at: number })[] = [
    ...own.map((fact) => ({ words: phraseOf(fact, details), sort: sortOf(fact), at: fact.span[0] })),
    ...left.words.map((words) => ({ words, sort: 'unsure' as const, at: details.indexOf(words) })),
  ]
  return distinct(said.sort((one, other) => one.at - other.at)).map(({ words, sort }) => ({ words, sort }))
}

function sortOf({ certain, kind }: Fact): SaidFact['sort'] {
  if (!certain) return 'unsure'
  return visibleKinds.includes(kind) ? 'look' : 'life'
}

const distinct = <One extends { words: string }>(all: readonly One[]): One[] =>
  all.filter((one, at) => all.findIndex(({ words }) => words === one.words) === at)
