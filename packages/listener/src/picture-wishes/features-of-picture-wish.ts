import { featuresOf } from '../learned/features.ts'
import type { Unit } from '../text/read-units.ts'
import { grammarOfPictureWish } from './grammar-of-picture-wish.ts'

/** What the classifier of wishes about pictures looks at: the words of a clause, and what its grammar says. */
export function featuresOfPictureWish(units: readonly Unit[], names: readonly string[]): string[] {
  return [
    ...featuresOf(units, names, 'picture'),
    ...new Set(grammarOfPictureWish(units).map((label) => `g ${label}`)),
  ]
}
