import { ApiError } from '../../api-error.ts'
import { hideStory } from '../../stories/stories.ts'
import type { GenerationDeps } from '../generation-deps.ts'
import { updateGeneration } from '../generation-store.ts'
import { moveGeneration } from '../move-generation.ts'
import { lockGenerationOf, lockOwn } from './own-generation.ts'

/**
 * Deletes a draft: it is gone for everybody at once, work on it stops, and its files follow later.
 * @throws ApiError NOT_FOUND, WRONG_STATUS for a published story, which is deleted as a story
 */
export async function hideGeneration(
  { db, jobs }: GenerationDeps,
  uid: string,
  generationId: string,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const generation = await lockOwn(transaction, uid, generationId)
    if (generation.status === 'published') {
      throw new ApiError('WRONG_STATUS', 'This story is published; delete it from Published Stories instead.')
    }
    await moveGeneration(transaction, jobs, generation, 'archived', { hiddenAt: new Date() })
  })
}

/**
 * Deletes a published story, and with it the generation it came of.
 * @throws ApiError NOT_FOUND also for another family's
 */
export async function hideBook({ db }: GenerationDeps, uid: string, storyId: string): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockGenerationOf(transaction, storyId)
    const generationId = await hideStory(transaction, uid, storyId)
    await updateGeneration(transaction, generationId, { hiddenAt: new Date() })
  })
}
