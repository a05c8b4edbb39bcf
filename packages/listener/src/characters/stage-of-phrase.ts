import type { Stage } from '../facts.ts'
import { valueFor, valuesFor } from '../lexicons/lexicons.ts'
import { isOneOf, type Unit, wordsOfUnits } from '../text/read-units.ts'

/** By what kin are to the child, in the language of the lexicon. */
const grownKin = /^(?:(?:step|god)?(?:mother|father|parent)|aunt|uncle|wife|husband)$/
const elderKin = /^(?:great-)?grand(?:mother|father|parent)$/

/** "Newborn sister", "baby boy": where years are told as well, they count before it. */
const babyOfFamily =
  /\b(?:newborn|baby|infant) (?:brother|sister|boy|girl|son|daughter|cousin|nephew|niece|grandson|granddaughter|twins?)$/

/** "Dad", "nan", "auntie". */
export function isGrownKin(word: string): boolean {
  const kin = valuesFor('kin-words', word)[1] ?? ''
  return grownKin.test(kin) || elderKin.test(kin)
}

/** "Nan", "yiayia". */
export const isElderKin = (word: string): boolean => elderKin.test(valuesFor('kin-words', word)[1] ?? '')

/** How old the phrase says that somebody is. */
export function stageOf(phrase: readonly Unit[], head: Unit): Stage | null {
  if (babyOfFamily.test(wordsOfUnits(phrase))) return 'baby'
  const stage = stageOfNoun(head)
  return stage === 'adult' && isCalledOld(phrase) ? 'elder' : stage
}

export const isCalledOld = (phrase: readonly Unit[]): boolean =>
  phrase.some(({ small }) => /^(?:old|elderly|aged|ancient)$/.test(small))

function stageOfNoun(head: Unit): Stage | null {
  const said = valueFor('childhood', head.small)
  if (said && /^(?:baby|toddler|child|teen)$/.test(said)) return said as Stage
  const kin = valuesFor('kin-words', head.small)[1] ?? ''
  if (elderKin.test(kin) || valueFor('grown', head.small) === 'elder') return 'elder'
  if (grownKin.test(kin) || isOneOf(head, 'grown') || /^(?:man|woman|lady|gentleman)$/.test(head.small))
    return 'adult'
  return /^(?:girl|boy|lad|lass|son|daughter)$/.test(head.small) ? 'child' : null
}
