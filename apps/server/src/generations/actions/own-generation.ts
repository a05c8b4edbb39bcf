import { canDo, type GenerationAction, statusWords } from '@faith-fables/contract'
import { ApiError, notFound } from '../../api-error.ts'
import type { Transaction } from '../../db/database.ts'
import { findGenerationId } from '../../stories/stories.ts'
import { type Generation, lockGeneration } from '../generation-store.ts'

/** What a parent reads for a generation that is not there, hidden, or another family's. */
export const generationNotFound = 'Story generation record not found.'

const refusals: Record<GenerationAction, string> = {
  editText: 'The text of this story cannot be edited now',
  approveText: 'The text of this story cannot be approved now',
  regenerateText: 'The text of this story cannot be rewritten now',
  restoreText: 'The text of this story cannot be taken back now',
  editPictureIdeas: 'The picture ideas of this story cannot be changed now',
  selectImage: 'Pictures of this story cannot be chosen now',
  regenerateImage: 'Pictures of this story cannot be drawn again now',
  publish: 'This story cannot be published now',
}

/**
 * The parent's generation, locked until the transaction ends.
 * @throws ApiError NOT_FOUND also for another family's
 */
export async function lockOwn(
  transaction: Transaction,
  uid: string,
  generationId: string,
): Promise<Generation> {
  const generation = await lockGeneration(transaction, generationId)
  if (generation?.uid !== uid) throw notFound(generationNotFound)
  return generation
}

/**
 * What a story came of, locked until the transaction ends; null where there is no such story. Whoever locks both locks this
 * first, as publishing does: two who began at different ends would wait for each other.
 */
export async function lockGenerationOf(
  transaction: Transaction,
  storyId: string,
): Promise<Generation | null> {
  const generationId = await findGenerationId(transaction, storyId)
  return generationId === null ? null : await lockGeneration(transaction, generationId)
}

/** As `lockOwn`. @throws ApiError WRONG_STATUS when the action is not allowed in its status */
export async function lockOwnFor(
  action: GenerationAction,
  transaction: Transaction,
  uid: string,
  generationId: string,
): Promise<Generation> {
  const generation = await lockOwn(transaction, uid, generationId)
  if (!canDo(action, generation.status)) {
    throw new ApiError('WRONG_STATUS', `${refusals[action]}: it is at '${statusWords(generation.status)}'.`)
  }
  return generation
}
