import type { Unit } from '../text/read-units.ts'

/**
 * The words of a fact with what stands before them up to the subject or the fact before: "loves trains", "has a candy in the
 * pocket". @param taken how many words of the clause are other facts' already
 */
export function findPhrase(
  clause: readonly Unit[],
  own: readonly Unit[],
  taken: number,
  name: string,
): readonly Unit[] {
  const [first] = own
  const last = own.at(-1)
  const start = first ? clause.indexOf(first) : -1
  const end = last ? clause.indexOf(last) : -1
  if (start < 0 || end < start) return own
  let from = start
  while (from > taken && !isBefore(clause[from - 1], name)) from--
  while (from < start && isEmptyAtFront(clause[from])) from++
  return clause.slice(from, end + 1)
}

/** Who does it, or what joins it to the words before. */
function isBefore(unit: Unit | undefined, name: string): boolean {
  if (!unit) return true
  if (/^(?:CCONJ|SCONJ|PUNCT|SYM|INTJ)$/.test(unit.part)) return true
  return subjects.test(unit.small) || unit.small === name.toLowerCase()
}

const subjects = /^(?:she|he|they|it|we|i|you|who|which|that|there|just|also|but|yeah)$/

/** "is scared of lifts" is said as "scared of lifts", "the hen" as "hen". */
function isEmptyAtFront(unit: Unit | undefined): boolean {
  return unit !== undefined && (unit.lemma === 'be' || /^(?:'s|'re|'m)$/.test(unit.small) || isArticle(unit))
}

export const isArticle = ({ part, small }: Unit): boolean =>
  (part === 'DET' && small !== 'no') || /^(?:my|our|his|her|their|its|your|some)$/.test(small)
