import { type Fact, type Heard, type Span, visibleKinds } from '../facts.ts'
import { isA } from '../lexicons/lexicons.ts'
import { joinKinds } from './join-kinds.ts'
import { notUnderstood } from './not-understood.ts'
import { phraseOf } from './phrase-of.ts'
import { sayWho } from './say-who.ts'

/** What was read, in small phrases that stand behind "We read: ", in the parent's own words where there are any. */
export interface SaidBack {
  /** Who and how they look: "a girl of 8", "wheelchair with painted wheels". */
  looks: string[]
  /** What they are like, do and have: "loves trains and mud", "scared of lifts". */
  life: string[]
  /** Read, and not surely: asked with a question mark. */
  perhaps: string[]
  /** What nothing was made of. */
  notUnderstood: string[]
  /** English name of the language, where it is surely not English. */
  otherLanguage: string | null
  /** What of it can be seen: what is said in `looks`. */
  visible: Fact[]
}

/** What somebody is, and what is told of them with one word elsewhere. */
const identity = new Set<Fact['kind']>(['being', 'pronoun', 'age', 'stage'])

/** Says back what was heard of a character: everything certain once, in the order in which it was written. */
export function sayBack({ facts, leftOver, otherLanguage }: Heard, details: string): SaidBack {
  const who = sayWho(facts, details)
  const own = facts.filter(({ kind }) => !identity.has(kind)).filter(isOutside(facts))
  const certain = own.filter(isCertain)
  const looks = certain.filter(isVisible)
  const left = otherLanguage ? { words: [], taken: new Set<Fact>() } : notUnderstood(leftOver, facts, details)
  const kin = certain.filter((fact) => fact.kind === 'kin')
  return {
    looks: [...who.certain, ...[...kin, ...looks].map((fact) => phraseOf(fact, details))],
    life: joinKinds(
      certain.filter((fact) => !isVisible(fact) && fact.kind !== 'kin'),
      details,
    ),
    perhaps: distinct([
      ...who.unsure,
      ...own
        .filter((fact) => !isCertain(fact) && !left.taken.has(fact))
        .map((fact) => phraseOf(fact, details)),
    ]),
    notUnderstood: distinct(left.words),
    otherLanguage,
    visible: [...facts.filter((fact) => fact.kind === 'being' && fact.certain), ...looks],
  }
}

const isCertain = ({ certain }: Fact): boolean => certain
const isVisible = ({ kind }: Fact): boolean => visibleKinds.includes(kind)
const distinct = (words: readonly string[]): string[] => [...new Set(words)]

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
