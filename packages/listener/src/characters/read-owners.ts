import type { Clause } from '../text/cut-clauses.ts'
import type { Notes } from './notes.ts'

/** "Her best friend, 8, crew cut": she is somebody else, of whom no more is said. */
const herFriend = /^her (?:\S+ )?(?:friend|neighbou?r|classmate|mate)\b(?!.*\b(?:she|her|hers|herself)\b)/
/** Nearly always a boy's. */
const boysCut = /\b(?:crew ?cut|buzz ?cut|flat top|(?:low|high|skin) fade|short back and sides)\b/

/** "Gap where her top teeth were": of "her" and "his" said alone, one may speak of the character. */
export function readOwners(clauses: readonly Clause[], notes: Notes): void {
  const said = clauses.flatMap(({ units }) => units.map(({ small }) => small))
  const isShe = said.some((word) => /^(?:she|her|hers|herself)$/.test(word))
  const isHe = said.some((word) => /^(?:he|his|him|himself)$/.test(word))
  const isBoyBesideHer = isShe && !isHe && herFriend.test(said.join(' ')) && boysCut.test(said.join(' '))
  if (isBoyBesideHer) notes.write({ kind: 'pronoun', pronoun: 'he' }, [], false)
  else if (isShe !== isHe) notes.write({ kind: 'pronoun', pronoun: isShe ? 'she' : 'he' }, [], false)
}
