import { isOneOf, type Unit } from '../text/read-units.ts'

/** "Big laugh", "a quick temper", "an opinion on everything": how somebody is, by what they have of it. */
export function isOfMind(phrase: readonly Unit[]): boolean {
  const head = phrase.at(-1)
  const isPlain = phrase.slice(0, -1).every(({ part }) => /^(?:DET|ADJ|ADV|NOUN|PROPN)$/.test(part))
  if (!head || !isPlain || !ofMind.test(head.small)) return false
  // A stubborn streak, and a grey one in the hair.
  if (head.small === 'streak' && phrase.some((unit) => isOneOf(unit, 'colour'))) return false
  return phrase.some((unit) => unit.part === 'ADJ' || /^an?$/.test(unit.small) || isOneOf(unit, 'trait'))
}

export const ofMind =
  /^(?:laugh|laughter|giggle|smile|grin|voice|temper|heart|imagination|appetite|memory|personality|opinion|opinions|tongue|manners|attitude|spirit|soul|mind|streak)$/
