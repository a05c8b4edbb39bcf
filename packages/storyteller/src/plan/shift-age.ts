import { lastRun, type Operation, operationsOf } from '../feedback/operation.ts'
import { type Age, ages } from '../plots/plot.ts'

/**
 * The first wish for simpler words is met within the age, by the simplest ways there are to say it; from the second on the words
 * are those of the next younger age. The same for richer ones.
 */
export function shiftAge(age: Age, operations: readonly Operation[]): Age {
  const asked = operationsOf(operations, 'words')
  const steps = lastRun(asked.map(({ direction }) => direction))
  const isWhole = asked
    .slice(asked.length - steps.length)
    .map(({ byAge }, step) => step > 0 || byAge === true)
  const index = steps
    .filter((_step, at) => isWhole[at])
    .reduce(
      (at, step) => Math.min(ages.length - 1, Math.max(0, at + (step === 'simpler' ? -1 : 1))),
      ages.indexOf(age),
    )
  return ages[index] ?? age
}
