import { isA } from '../lexicons/lexicons.ts'
import { isOneOf, type Unit, wordsOfUnits } from '../text/read-units.ts'

/** "has sickle cell", "with brittle bones": nobody owns these. */
export const isHealth = (units: readonly Unit[]): boolean =>
  units.slice(0, 3).some((unit) => isOneOf(unit, 'health')) || isA('health', wordsOfUnits(units.slice(0, 3)))
