import { isAttemptUnderWay } from '@faith-fables/contract'
import { ApiError, notFound } from '../../api-error.ts'
import type { Remember } from '../../idempotency/idempotency.ts'
import { spendTokens } from '../../token-ledger/token-ledger.ts'
import type { GenerationDeps } from '../generation-deps.ts'
import { type Generation, updateGeneration } from '../generation-store.ts'
import { keepStart } from '../illustrations/follow-wish.ts'
import { queueAttempt } from '../illustrations/queue-attempts.ts'
import { countsAgainstAllowance } from '../illustrations/regeneration-rules.ts'
import { asDrawn, startingAttempt } from '../illustrations/starting-point.ts'
import { storyName } from '../move-generation.ts'
import { type Attempt, findScene, listSceneAttempts, type Scene } from '../scene-store.ts'
import { lockOwnFor } from './own-generation.ts'

export interface PictureWish {
  sceneIndex: number
  feedback: string
  previousAttemptId: string
}

export interface Regeneration {
  attemptId: string
  regenerationsUsed: number
  maxRegenerationsAllowed: number
}

/**
 * Pays for another attempt at one picture: the last one allowed and the last tokens are taken once, however
 * many ask at the same moment.
 * @throws ApiError NOT_FOUND, WRONG_STATUS, NOTHING_LEFT, INVALID_REQUEST (foreign attempt), INSUFFICIENT_TOKENS
 */
export async function regeneratePicture(
  deps: GenerationDeps,
  uid: string,
  generationId: string,
  wish: PictureWish,
  remember: Remember<Regeneration>,
): Promise<Regeneration> {
  const price = (await deps.reference.costs()).imageRegenerationCost ?? 0
  return deps.db.transaction(async (transaction) => {
    const generation = await lockOwnFor('regenerateImage', transaction, uid, generationId)
    const scene = await findScene(transaction, generation.id, wish.sceneIndex)
    if (!scene) throw notFound(`This story has no scene ${wish.sceneIndex}.`)
    const attempts = await listSceneAttempts(transaction, scene.id)
    const previous = previousAttempt(attempts, scene, wish)
    const regenerationsUsed = takeFromAllowance(generation, attempts)

    const start = asDrawn(startingAttempt(attempts, previous), scene)
    const revised = deps.imageModel.reviseScene(start, generation.cast ?? [], wish.feedback)
    const attempt = await queueAttempt(transaction, deps.jobs, generation, {
      scene,
      number: attempts.length + 1,
      price,
      description: revised.scene,
      feedback: wish.feedback,
      report: revised.report ?? [],
    })
    if (deps.listening.isHosted) await keepStart(transaction, generation, { attempt, start })
    await spendTokens(transaction, {
      uid,
      kind: 'picture_regeneration',
      reference: attempt.id,
      amount: price,
      description: `Picture ${scene.index + 1} of ${storyName(generation)}, drawn again`,
    })
    await updateGeneration(transaction, generation.id, { regenerationsUsed })
    const result = {
      attemptId: attempt.id,
      regenerationsUsed,
      maxRegenerationsAllowed: generation.maxRegenerationsAllowed,
    }
    await remember(transaction, result)
    return result
  })
}

function previousAttempt(attempts: Attempt[], scene: Scene, wish: PictureWish): Attempt {
  const previous = attempts.find(({ id }) => id === wish.previousAttemptId)
  if (!previous)
    throw new ApiError('INVALID_REQUEST', `previousAttemptId names no attempt at scene ${scene.index + 1}.`)
  if (attempts.some(({ status }) => isAttemptUnderWay(status))) {
    throw new ApiError('WRONG_STATUS', `A picture of scene ${scene.index + 1} is being drawn already.`)
  }
  // Asked for in another tab, and paid for: the parent sees it before she pays for one more.
  if (previous !== attempts.at(-1))
    throw new ApiError(
      'WRONG_STATUS',
      `Scene ${scene.index + 1} has newer pictures. Please look at them first.`,
    )
  return previous
}

function takeFromAllowance(generation: Generation, attempts: Attempt[]): number {
  if (!countsAgainstAllowance(attempts)) return generation.regenerationsUsed
  if (generation.regenerationsUsed >= generation.maxRegenerationsAllowed) {
    throw new ApiError('NOTHING_LEFT', 'No picture regenerations are left for this story.')
  }
  return generation.regenerationsUsed + 1
}
