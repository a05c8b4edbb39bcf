import { isAttemptUnderWay } from '@faith-fables/contract'
import type { GenerationDeps } from '../generation-deps.ts'
import type { DrawingJob } from '../generation-jobs.ts'
import { findGeneration, type Generation } from '../generation-store.ts'
import { type Attempt, findAttempt } from '../scene-store.ts'

/** An attempt that is still wanted, with the story it belongs to. */
export interface WantedAttempt {
  attempt: Attempt
  /** The place of its scene in the story, counted from 0. */
  page: number
  generation: Generation
}

/** null where the attempt has ended, or the story is no longer there. */
export async function findWantedAttempt(
  { db }: GenerationDeps,
  { attemptId }: DrawingJob,
): Promise<WantedAttempt | null> {
  const found = await findAttempt(db, attemptId)
  if (!found || !isAttemptUnderWay(found.attempt.status)) return null
  const generation = await findGeneration(db, found.scene.generationId)
  return generation ? { attempt: found.attempt, page: found.scene.index, generation } : null
}
