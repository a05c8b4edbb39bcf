import type { Clause } from '../text/cut-clauses.ts'
import { isOneOf, type Unit } from '../text/read-units.ts'
import { isInBrackets } from './said-otherwise.ts'

/** Where a clause stands. */
interface Place {
  clauses: readonly Clause[]
  at: number
  /** The whole text. */
  text: string
  /** Whom the text is about. */
  name: string
}

/** Whether a clause may as well speak of somebody whom the one before has just named, and not of the character. */
export function isOfThemBefore(units: readonly Unit[], { clauses, at, text, name }: Place): boolean {
  const before = clauses[at - 1]
  const [first] = units
  const last = before?.units.at(-1)
  if (!first || !before || last === undefined) return false
  if (goesOnOfTheirs(clauses, at)) return true
  // "Her sister is 9 and already swims".
  const isOfKin = /^(?:her|his|their)$/.test(before.units[0]?.small ?? '') && isKin(before.units[1])
  if (isOfKin && clauses[at]?.after === 'and' && !/^(?:she|he|they|but)$/.test(first.small)) return true
  const isAnother = namesAnother(before.units)
  const said = text.slice(last.end, first.start).trim()
  // "Taller than her brother who is 9", "plays with his cousin (tall, ginger)".
  if (isAnother && (/^,?\s*who$/.test(said) || isInBrackets(units, text))) return true
  if (isAnother && clauses[at]?.after === 'comma' && isOfAnimalBefore(units, last)) return true
  // "Has two sisters, both bossy".
  if (first.small === 'both' && before.units.some((unit) => isKin(unit) || unit.small === 'both')) return true
  return isOfNamedBefore(units, before.units, name)
}

const isKin = (unit: Unit | undefined): boolean => isOneOf(unit, 'kin', 'kin-words')
const isOfTheirs = (unit: Unit | undefined): boolean => isKin(unit) || isOneOf(unit, 'animal', 'toy')

/** "She has a cat", "taller than her brother", "named after my grandmother"; "is our cat" and "my cousin" are the character. */
function namesAnother(units: readonly Unit[]): boolean {
  const last = units.at(-1)
  const isDone = ({ part, lemma, small }: Unit) =>
    part === 'VERB' || lemma === 'have' || /^(?:with|than|after|like)$/.test(small)
  return isOfTheirs(last) && units.slice(0, -1).some(isDone) && !units.some(({ lemma }) => lemma === 'be')
}

const ofAnimals = /^(?:ears?|tail|paws?|whiskers|fur|beak|trunk|snout|mane|hooves|stuffing)$/
const seenOfMany = /^(?:fat|big|small|tiny|huge|old|fluffy|furry|spotty|striped|stripy)$/

/** "Has a cat, very fat", "carries a toy fox, orange, one ear missing"; of kin any describing word may be theirs. */
function isOfAnimalBefore(units: readonly Unit[], last: Unit): boolean {
  if (units.some(({ small }) => ofAnimals.test(small))) return !isKin(last)
  const isHow = units.every(({ part }) => part === 'ADJ' || part === 'ADV')
  return (
    isHow && (isKin(last) || units.some((unit) => isOneOf(unit, 'colour') || seenOfMany.test(unit.small)))
  )
}

/** "Her doll Mimi, blue dress, one shoe", "carries a toy fox, orange, one ear missing": up to the stop it may be theirs. */
function goesOnOfTheirs(clauses: readonly Clause[], at: number): boolean {
  const begin = clauses.slice(0, at + 1).findLastIndex(({ after }) => after === 'stop')
  if (begin < 0 || begin === at) return false
  const { units = [] } = clauses[begin] ?? {}
  const isNamedAlone =
    /^(?:her|his|their)$/.test(units[0]?.small ?? '') &&
    isOneOf(units[1], 'toy', 'animal') &&
    !units.some(({ part }) => part === 'VERB' || part === 'AUX')
  const isOfPart =
    namesAnother(units) &&
    !isKin(units.at(-1)) &&
    clauses[at]?.units.some(({ small }) => ofAnimals.test(small) || /^ears?$/.test(small))
  return (isNamedAlone || isOfPart === true) && !/^(?:she|he|they)$/.test(clauses[at]?.units[0]?.small ?? '')
}

function isOfNamedBefore([first]: readonly Unit[], before: readonly Unit[], name: string): boolean {
  const isOther = (unit: Unit | undefined) =>
    unit?.part === 'PROPN' && !name.toLowerCase().includes(unit.small)
  const words = before.map(({ small }) => small)
  const last = before.at(-1)
  const be = words.findIndex((word) => /^(?:is|'s)$/.test(word))
  // "Best friend is Dov, he's always got a plaster on his knee".
  const isFriend = words.slice(0, be).includes('friend') && isOther(last)
  if (isFriend && /^(?:she|he|they)$/.test(first?.small ?? '')) return true
  // "(Tudor is the one | who shouts)".
  const isTheOne =
    isOther(before[0]) && be === 1 && /^(?:one|kid|child|twin|boy|girl)$/.test(last?.small ?? '')
  if (isTheOne) return true
  // "Called Gin | and Tonic who take up the whole settee".
  return isOther(first) && first?.text !== first?.small && /^(?:called|named)$/.test(words.at(-2) ?? '')
}
