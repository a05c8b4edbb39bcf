import type { WordKind } from '../facts.ts'
import { isA } from '../lexicons/lexicons.ts'
import { isOneOf, type Unit, wordsOfUnits } from '../text/read-units.ts'
import type { Notes } from './notes.ts'
import { partsOf, wordsOf } from './phrase-parts.ts'
import { readNounPhrase } from './read-noun-phrase.ts'

/** What somebody has or wears: its noun says what it is. */
export function readThings(units: readonly Unit[], notes: Notes, otherwise: WordKind): void {
  for (const part of partsOf(units)) {
    // What somebody does without is no belonging.
    if (/^(?:no|not|without)$/.test(part[0]?.small ?? '')) {
      notes.writeWords('dislike', part, false)
      continue
    }
    if (readPet(part, notes) || readNounPhrase(part, 'has', notes)) continue
    notes.writeWords(isHealth(part) ? 'health' : otherwise, part, !areKin(part))
  }
}

/** "has sickle cell", "with brittle bones": nobody owns these. */
const isHealth = (units: readonly Unit[]): boolean =>
  units.slice(0, 3).some((unit) => isOneOf(unit, 'health')) || isA('health', wordsOfUnits(units.slice(0, 3)))

/** "With her mother and 4 brothers", "two dads": people whom somebody has are no things. */
const areKin = (units: readonly Unit[]): boolean =>
  units.some((unit, at) => isOneOf(unit, 'kin-words') && !/^(?:NOUN|PART)$/.test(units[at + 1]?.part ?? ''))

/** "has a dog named Rex", "a llama called Señor Gómez": an animal that is somebody's. */
export function readPet(units: readonly Unit[], notes: Notes): boolean {
  const called = units.findIndex(({ small }) => /^(?:called|named)$/.test(small))
  const phrase = called < 0 ? units : units.slice(0, called)
  if (phrase.some(({ part }) => part === 'ADP')) return false
  const animal = phrase.findLast((unit) => isOneOf(unit, 'animal'))
  if (!animal || (animal !== phrase.at(-1) && phrase.at(-1)?.part !== 'PROPN')) return false
  const name = called < 0 ? (phrase.at(-1) === animal ? undefined : phrase.at(-1)) : units[called + 1]
  if (phrase.some(({ small }) => /^(?:stuffed|plush|toy|wooden|cuddly)$/.test(small))) return false
  notes.pass(units)
  notes.write(
    { kind: 'pet', words: wordsOf(phrase.slice(0, phrase.indexOf(animal) + 1)), name: name?.text ?? null },
    units,
  )
  return true
}
