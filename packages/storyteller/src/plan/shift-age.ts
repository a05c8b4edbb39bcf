import { lastRun, type Operation, operationsOf } from '../feedback/operation.ts'
import { type Age, ages } from '../plots/plot.ts'

/** Simpler words are those of the next younger age, richer ones those of the next older. */
export function shiftAge(age: Age, operations: readonly Operation[]): Age {
  const steps = lastRun(operationsOf(operations, 'words').map(({ direction }) => direction))
  const index = steps.reduce(
    (at, step) => Math.min(ages.length - 1, Math.max(0, at + (step === 'simpler' ? -1 : 1))),
    ages.indexOf(age),
  )
  return ages[index] ?? age
}
