import { isOneOf, type Unit } from './read-units.ts'

/** "A red and blue scarf", "hair under a blue and gold headwrap" are two colours of one thing; "hair brown and blue eyes" are not. */
export function joinsColours(before: readonly Unit[], next: Unit | undefined): boolean {
  const [last, colour] = [before.at(-2), before.at(-1)]
  return (
    isOneOf(colour, 'colour') &&
    !ofHairAlone.test(colour?.small ?? '') &&
    isOneOf(next, 'colour') &&
    (last === undefined || /^(?:DET|ADP|NUM|PRON)$/.test(last.part))
  )
}

/** "Blonde and blue eyes". */
export const ofHairAlone = /^(?:blonde?|ginger|auburn|brunette)$/
