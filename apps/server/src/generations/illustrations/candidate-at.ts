import { limits } from '@faith-fables/contract'
import type { Attempt } from '../scene-store.ts'

/**
 * The number under which a picture of an attempt is drawn; all pictures of a scene have numbers of their own. But the first one after
 * a wish has the number of the picture that the wish is about: by that the painter keeps what was not named. What stands beside it
 * is odd where that is even, since the moments of a scene take turns.
 */
export function candidateAt(
  { number, description: { before } }: Pick<Attempt, 'number' | 'description'>,
  place: number,
): number {
  const first = (number - 1) * limits.candidatesPerAttempt
  if (!before) return first + place
  return place === 0 ? before.candidate : first + ((before.candidate + place) % limits.candidatesPerAttempt)
}
