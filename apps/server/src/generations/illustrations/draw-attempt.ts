import { isAttemptUnderWay, limits } from '@faith-fables/contract'
import type { SceneDescription } from '@faith-fables/illustrator/scene-description'
import { SupplierError } from '../../ports/supplier-error.ts'
import type { GenerationDeps } from '../generation-deps.ts'
import type { DrawingJob } from '../generation-jobs.ts'
import { findGeneration, type Generation } from '../generation-store.ts'
import { type Attempt, findAttempt, updateAttempt } from '../scene-store.ts'
import { endAttempt } from './end-attempt.ts'
import { storePicture } from './picture-files.ts'

/** An attempt that is still wanted, with the story it belongs to. */
export interface WantedAttempt {
  attempt: Attempt
  /** The place of its scene in the story, counted from 0. */
  page: number
  generation: Generation
}

/** Draws the candidates of one attempt. Run again, it writes the same files and changes nothing else. */
export async function drawAttempt(deps: GenerationDeps, job: DrawingJob, signal: AbortSignal): Promise<void> {
  const wanted = await findWantedAttempt(deps, job)
  if (!wanted) return
  const { attempt } = wanted
  await updateAttempt(deps.db, attempt.id, { status: 'image_generation_in_progress' })

  if (attempt.feedback !== null) {
    const verdict = await deps.moderator.review(attempt.feedback, 'picture idea', { signal })
    if (!verdict.allowed) return endAttempt(deps, wanted, 'prompt_rejected_by_image_safety')
  }
  try {
    const imageUrls = await drawCandidates(deps, wanted, attempt.description, signal)
    const alt = deps.imageModel.describe(attempt.description)
    await updateAttempt(deps.db, attempt.id, { status: 'image_generation_completed', imageUrls, alt })
  } catch (error) {
    if (!(error instanceof SupplierError) || signal.aborted || error.retryable) throw error
    await endAttempt(
      deps,
      wanted,
      error.safetyRefusal ? 'prompt_rejected_by_image_safety' : 'image_initiation_failed',
    )
  }
}

/** Ends an attempt whose every try failed. */
export async function giveUpDrawing(deps: GenerationDeps, job: DrawingJob): Promise<void> {
  const wanted = await findWantedAttempt(deps, job)
  if (!wanted) return
  deps.logger.error(
    { attemptId: job.attemptId, generationId: wanted.generation.id },
    'A picture could not be drawn.',
  )
  await endAttempt(deps, wanted, 'image_generation_failed')
}

async function findWantedAttempt(
  { db }: GenerationDeps,
  { attemptId }: DrawingJob,
): Promise<WantedAttempt | null> {
  const found = await findAttempt(db, attemptId)
  if (!found || !isAttemptUnderWay(found.attempt.status)) return null
  const generation = await findGeneration(db, found.scene.generationId)
  return generation ? { attempt: found.attempt, page: found.scene.index, generation } : null
}

/** A supplier that declines the idea for safety is asked once more, with nothing but who and where. */
async function drawCandidates(
  deps: GenerationDeps,
  wanted: WantedAttempt,
  scene: SceneDescription,
  signal: AbortSignal,
  isRewritten = false,
): Promise<string[]> {
  const { attempt, page, generation } = wanted
  const order = {
    scene,
    page,
    cast: generation.cast ?? [],
    style: generation.illustrationStyleId,
    seed: generation.id,
  }
  const candidates = Array.from(
    { length: limits.candidatesPerAttempt },
    (_, index) => (attempt.number - 1) * limits.candidatesPerAttempt + index,
  )
  try {
    return await Promise.all(
      candidates.map(async (candidate) => {
        const picture = await deps.imageModel.draw({ ...order, candidate }, signal)
        return storePicture(deps.files, picture, {
          generationId: generation.id,
          attemptId: attempt.id,
          candidate,
        })
      }),
    )
  } catch (error) {
    if (isRewritten || !(error instanceof SupplierError && error.safetyRefusal)) throw error
    return drawCandidates(
      deps,
      wanted,
      { ...scene, action: deps.imageModel.describe({ ...scene, action: '' }) },
      signal,
      true,
    )
  }
}
