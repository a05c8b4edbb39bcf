import type { Fact, Span } from '../facts.ts'
import { isA } from '../lexicons/lexicons.ts'

/** What somebody is, and what is told of them with one word elsewhere. */
const identity = new Set<Fact['kind']>(['being', 'pronoun', 'age', 'stage'])

/** What is said of somebody beside who they are; what is part of a longer fact is said with that. */
export function factsOnTheirOwn(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ kind }) => !identity.has(kind)).filter(isOutside(facts))
}

/** What is part of a longer fact is said with it: "big" of "big brother". What only a name says is said as who they are. */
function isOutside(facts: readonly Fact[]): (fact: Fact) => boolean {
  return (fact) =>
    lengthOf(fact.span) > 0 &&
    !isJustChild(fact) &&
    !facts.some((other) => isWider(other, fact) && holds(other.span, fact.span))
}

function isWider(other: Fact, fact: Fact): boolean {
  if (other === fact || (!other.certain && fact.certain)) return false
  const isSaidByWho = other.kind === 'being' && other.being.sort !== 'human'
  if (identity.has(other.kind) && !isSaidByWho) return false
  return lengthOf(other.span) > lengthOf(fact.span) || isSaidByWho
}

/** "little girl" is said by who they are. */
const isJustChild = (fact: Fact): boolean =>
  fact.kind === 'kin' &&
  !fact.to &&
  isA('pronoun-nouns', fact.words.split(' ').at(-1) ?? '') &&
  !isA('kin', fact.words.split(' ').at(-1) ?? '')

const lengthOf = ([start, end]: Span): number => end - start
const holds = ([start, end]: Span, [from, to]: Span): boolean => start <= from && to <= end
