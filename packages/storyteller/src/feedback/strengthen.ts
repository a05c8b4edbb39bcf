import type { WrittenStory } from '../story-request.ts'
import { isHeld, isInFull } from './is-held.ts'
import type { Operation } from './operation.ts'
import type { Clause } from './read-feedback.ts'

/** The story as it is told with these operations. */
export type Teller = (operations: readonly Operation[]) => WrittenStory

/** What can be followed more or less. */
const byDegrees: ReadonlySet<Operation['kind']> = new Set(['length', 'page-length', 'words'])

/** So often a wish that does not show is followed more strongly. */
const mostTries = 3

/** Wishes by degrees that would not show in this story are followed more strongly: shorter still, or in the words of another age. */
export function strengthen(
  clauses: readonly Clause[],
  earlier: readonly Operation[],
  tell: Teller,
): Clause[] {
  const result = clauses.map((clause) => ({ ...clause, operations: [...clause.operations] }))
  for (const clause of result) {
    for (const [at, operation] of clause.operations.entries()) {
      if (!byDegrees.has(operation.kind)) continue
      const others = result.flatMap((one) => one.operations.filter((other) => other !== operation))
      const without = tell([...earlier, ...others])
      clause.operations[at] = untilHeld(operation, (tried) => {
        const story = tell([...earlier, ...others, tried])
        return isHeld(operation, story, without) && isInFull(operation, story, without)
      })
    }
  }
  return result
}

/** The operation itself where no strength shows, so that it is told as not done. */
function untilHeld(operation: Operation, holds: (operation: Operation) => boolean): Operation {
  let tried = operation
  for (let tries = 0; tries <= mostTries; tries++) {
    if (holds(tried)) return tried
    const next = stronger(tried)
    if (!next) return operation
    tried = next
  }
  return operation
}

function stronger(operation: Operation): Operation | undefined {
  if (operation.kind === 'length')
    return { ...operation, strength: (operation.strength ?? 1) * (operation.by < 1 ? 0.8 : 1.25) }
  if (operation.kind === 'page-length') return { ...operation, strength: (operation.strength ?? 1) * 0.85 }
  return operation.kind === 'words' && !operation.byAge ? { ...operation, byAge: true } : undefined
}
