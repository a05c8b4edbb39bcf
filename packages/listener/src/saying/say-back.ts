import { type Fact, type Heard, visibleKinds } from '../facts.ts'
import { factsOnTheirOwn } from './facts-on-their-own.ts'
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

/** Says back what was heard of a character: everything certain once, in the order in which it was written. */
export function sayBack({ facts, leftOver, otherLanguage }: Heard, details: string): SaidBack {
  const who = sayWho(facts, details)
  const own = factsOnTheirOwn(facts)
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
