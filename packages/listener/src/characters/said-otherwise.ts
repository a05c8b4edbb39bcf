import type { Fact } from '../facts.ts'
import type { Clause } from '../text/cut-clauses.ts'
import { isOneOf, type Unit, wordsOfUnits } from '../text/read-units.ts'
import { isPersonByWord } from './being-of-phrase.ts'
import type { OpenList } from './open-list.ts'

const joints = /^(?:and|but|so|then|because|while|although|though|whereas|now)$/

const subjectOf = (units: readonly Unit[]): Unit | undefined => units.find(({ small }) => !joints.test(small))

/** "He's the loud one. His twin is quiet and she has the freckles": who was called he is no she. */
export function isOfOtherPronoun(units: readonly Unit[], before: readonly Clause[]): boolean {
  const said = subjectOf(units)?.small ?? ''
  const own = before
    .map((clause) => subjectOf(clause.units)?.small ?? '')
    .find((one) => /^(?:she|he)$/.test(one))
  return /^(?:she|he)$/.test(said) && own !== undefined && own !== said
}

/** "Talks to gulls; they answer": of many that were just named. */
export function isOfManyBefore(
  units: readonly Unit[],
  before: Clause | undefined,
  facts: readonly Fact[],
): boolean {
  const last = before?.units.at(-1)
  const isCalledThey = facts.some((fact) => fact.kind === 'pronoun' && fact.pronoun === 'they')
  return (
    subjectOf(units)?.small === 'they' &&
    !isCalledThey &&
    last !== undefined &&
    // Behind "to" the tagger takes gulls for something done.
    (((last.part === 'NOUN' || /^(?:PART|ADP)$/.test(before?.units.at(-2)?.part ?? '')) &&
      last.small !== last.lemma &&
      last.small.endsWith('s')) ||
      // "Wings too big so they drag".
      (/^(?:ADJ|ADV)$/.test(last.part) && isPlural(before?.units.findLast(({ part }) => part === 'NOUN'))))
  )
}

/** "Her hair was black, now it's white and short": what is joined to what is said of a thing is of it, too. */
export const goesOnOfThing = ({ units, after }: Clause, before: Clause | undefined): boolean =>
  after === 'and' &&
  before !== undefined &&
  /^(?:it|its)$/.test(subjectOf(before.units)?.small ?? '') &&
  !/^(?:she|he|they|i|we|you)$/.test(subjectOf(units)?.small ?? '')

/** "Grandma's when she was a girl", of a doll: who was a girl is another, or no girl any more. */
export const isOfChildhood = (units: readonly Unit[]): boolean =>
  (units.some(({ small }) => /^(?:was|were)$/.test(small)) &&
    /\b(?:when|since|as) (?:she|he|i|we|they) (?:was|were)\b/.test(wordsOfUnits(units))) ||
  // "As a baby she had a mohawk".
  /^as an? (?:baby|toddler|newborn|small child|little one)\b/.test(wordsOfUnits(units))

/**
 * "Mad about soccer, striker for his school team, left-footed": what somebody is or how they are stands among what they like.
 * "Drumming on everything, pots, tables" gives examples.
 */
export function isNotLiked(
  units: readonly Unit[],
  opened: OpenList,
  list: OpenList,
  facts: readonly Fact[],
): boolean {
  if (opened === null || opened !== list || !/^(?:like|dislike|fear)$/.test(opened)) return false
  const end = units.findIndex(({ part }) => part === 'ADP')
  const head = (end < 0 ? units : units.slice(0, end)).at(-1)
  const isSomebody =
    head?.part === 'NOUN' &&
    units[0]?.part !== 'DET' &&
    head.small === head.lemma &&
    isPersonByWord(head) &&
    end > 0
  const isHow = /^(?:\S+[- ])?(?:footed|handed|legged|haired|eyed)$/.test(wordsOfUnits(units))
  const isExample = facts.some((fact) => fact.kind === opened && /\bevery ?thing\b/i.test(fact.words))
  return isSomebody || isHow || isExample
}

/** "Loves dancing, her trampoline and cuddles with everyone": among what is liked it may be a thing. */
export const mayBeThing = ([first, next]: readonly Unit[], opened: OpenList): boolean =>
  opened === 'like' &&
  /^(?:cuddles|hugs|kisses|walks|dances|rides|naps|drinks|puzzles|races|jokes|tickles|snuggles)$/.test(
    first?.small ?? '',
  ) &&
  (next === undefined || next.part === 'ADP')

/** "Missing: one mitten". */
export const isOfWhatIsMissing = (before: Clause | undefined, { after }: Clause): boolean =>
  after === 'colon' &&
  /^(?:(?:always|usually) )?(?:missing|lost|lacks|lacking)$/.test(wordsOfUnits(before?.units ?? []))

/** "Likes black, skulls, drums", "afraid of nothing, bears, the dentist": a bare word in a list that was read as something else. */
export const isOtherwiseInList = (units: readonly Unit[], opened: OpenList, list: OpenList): boolean =>
  opened !== null &&
  opened !== list &&
  units.length === 1 &&
  /^(?:NOUN|PROPN|VERB)$/.test(units[0]?.part ?? '')

const guessing = /^i (?:think|guess|suppose|believe|reckon|imagine|hope|would say|'d say)(?: that)?(?= )/

/** How many words say that the writer only thinks so: "I think she's shy". */
export function lengthOfGuess(units: readonly Unit[]): number {
  const said = /^i\b/.test(units[0]?.small ?? '') ? guessing.exec(wordsOfUnits(units))?.[0] : undefined
  return said ? said.replace("i'd", "i 'd").split(' ').length : 0
}

/** "Invented her", behind "our daughter (4)", of somebody of fable: whose daughter she is does it. */
export function isOfFamilyOf(clauses: readonly Clause[], at: number, facts: readonly Fact[]): boolean {
  const isFable = facts.some((fact) => fact.kind === 'being' && fact.certain && fact.being.sort !== 'human')
  if (!isFable) return false
  const begin = clauses.slice(0, at + 1).findLastIndex(({ after }) => after === 'stop')
  const subject = clauses[begin]?.units ?? []
  const next = clauses[begin + 1]
  return (
    begin > 0 &&
    subject.length < 4 &&
    /^(?:my|our|her|his|their)$/.test(subject[0]?.small ?? '') &&
    isOneOf(subject[1], 'kin-words') &&
    next?.after === 'comma' &&
    !clauses
      .slice(begin + 1, at + 1)
      .some(({ units }) => /^(?:she|he|they|it)$/.test(subjectOf(units)?.small ?? ''))
  )
}

/** What is only set in brackets is as often said of a word before it: "(affectionate)", "a rosette (swirl)". */
export function isInBrackets([first]: readonly Unit[], text: string): boolean {
  const before = text.slice(0, first?.start ?? 0)
  return before.lastIndexOf('(') > before.lastIndexOf(')')
}

/** "Turns six on the 14th": how old somebody is not yet. */
export const isToTurn = (units: readonly Unit[]): boolean =>
  /\b(?:turns|turning) \S+ (?:on|in|after|next|this|tomorrow|soon)\b/.test(wordsOfUnits(units))

/** "Pale, almost white hair": the hair is. */
export const isOfHairBehind = ([first, second]: readonly Unit[], next: Clause | undefined): boolean =>
  /^(?:pale|fair|dark|light)$/.test(first?.small ?? '') &&
  second === undefined &&
  next?.after === 'comma' &&
  /^(?:almost|nearly)$/.test(next.units[0]?.small ?? '') &&
  next.units.at(-1)?.small === 'hair'

/** "Used to have long hair, now short": the hair is. */
export const isOfHairBefore = (units: readonly Unit[], before: Clause | undefined): boolean =>
  /^(?:now |but )*(?:very |all )?(?:short|long|thin|thick)(?: now)?$/.test(wordsOfUnits(units)) &&
  before?.units.some((unit) => isOneOf(unit, 'hair')) === true

/** "Moles (3) on left cheek", "siblings: Tom (4)": how many of them, or how old somebody else is. */
export function isCountOf(
  units: readonly Unit[],
  before: Clause | undefined,
  text: string,
  name: string,
): boolean {
  const last = before?.units.at(-1)
  const isOther = last?.part === 'PROPN' && !name.toLowerCase().includes(last.small)
  return (
    units.length === 1 && units[0]?.part === 'NUM' && isInBrackets(units, text) && (isPlural(last) || isOther)
  )
}

const isPlural = (unit: Unit | undefined): boolean =>
  unit?.part === 'NOUN' && unit.small !== unit.lemma && unit.small.endsWith('s')

/** "Doesn't like to be hugged, but a high five is ok": what stands behind "but" is not disliked. */
export const endsDislike = (
  list: OpenList,
  before: Clause | undefined,
  units: readonly Unit[],
  text: string,
): boolean =>
  /^(?:dislike|fear)$/.test(list ?? '') &&
  /\bbut\b/i.test(text.slice(before?.units.at(-1)?.end ?? 0, units[0]?.start ?? 0))

/** "Knitted by oma, a duck": who somebody is comes behind what was made of them, and nothing else was said yet. */
export const saysWhoLate = (
  [article, ...named]: readonly Unit[],
  before: Clause | undefined,
  facts: readonly Fact[],
): boolean =>
  before !== undefined &&
  before.units.length > 1 &&
  /^an?$/.test(article?.small ?? '') &&
  named.some((unit) => isOneOf(unit, 'animal', 'fantasy')) &&
  facts.every(({ kind }) => /^(?:pronoun|event)$/.test(kind))
