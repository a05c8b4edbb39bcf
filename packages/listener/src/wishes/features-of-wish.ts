import { featuresOf } from '../learned/features.ts'
import type { Unit } from '../text/read-units.ts'
import { grammarLabels } from './grammar-labels.ts'

/** What the classifier of wishes looks at: the words of a clause, and what its grammar says. */
export function featuresOfWish(units: readonly Unit[], names: readonly string[]): string[] {
  return [...featuresOf(units, names), ...new Set(grammarLabels(units).map((label) => `g ${label}`))]
}
