import { SupplierError } from '../../ports/supplier-error.ts'
import { askedFor } from '../../supplier-calls/supplier-calls.ts'
import { type GenerationDeps, withMakers } from '../generation-deps.ts'
import type { DrawingJob } from '../generation-jobs.ts'
import { reviewWithParent } from '../review-with-parent.ts'
import { updateAttempt } from '../scene-store.ts'
import { once } from '../step-memo-store.ts'
import { drawCandidates } from './draw-candidate.ts'
import { endAttempt } from './end-attempt.ts'
import { followWish } from './follow-wish.ts'
import { findWantedAttempt, type WantedAttempt } from './wanted-attempt.ts'

/** Draws the candidates of one attempt. Run again, it asks for nothing that was answered before. */
export async function drawAttempt(
  allDeps: GenerationDeps,
  job: DrawingJob,
  signal: AbortSignal,
): Promise<void> {
  const wanted = await findWantedAttempt(allDeps, job)
  if (wanted) await askedFor(wanted.generation.id, () => drawWanted(allDeps, wanted, signal))
}

async function drawWanted(
  allDeps: GenerationDeps,
  wanted: WantedAttempt,
  signal: AbortSignal,
): Promise<void> {
  const deps = withMakers(allDeps, wanted.generation)
  const { attempt } = wanted
  await updateAttempt(deps.db, attempt.id, { status: 'image_generation_in_progress' })

  const { feedback } = attempt
  if (feedback !== null) {
    const verdict = await once(deps.db, wanted.generation.id, `wish:${attempt.id}`, () =>
      reviewWithParent(deps, wanted.generation, feedback, {
        kind: 'feedback',
        signal,
        since: attempt.createdAt,
      }),
    )
    if (!verdict.allowed) return endAttempt(deps, wanted, 'prompt_rejected_by_image_safety')
    const { generation } = wanted
    Object.assign(attempt, await followWish(deps, { generation, attempt, feedback }, signal))
  }
  try {
    const candidates = await drawCandidates(deps, wanted, signal)
    const alt = deps.imageModel.describe(attempt.description)
    await updateAttempt(deps.db, attempt.id, {
      status: 'image_generation_completed',
      imageUrls: candidates.map(({ imageUrl }) => imageUrl),
      alt,
      imageAlts: candidates.map((candidate) => candidate.alt ?? alt),
    })
  } catch (error) {
    deps.logger.warn(
      { err: error, attemptId: attempt.id, generationId: wanted.generation.id },
      'A picture did not succeed.',
    )
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
