import type { Cover } from '@faith-fables/contract'
import { ApiError, notFound } from '../../api-error.ts'
import { queueCover } from '../covers/queue-cover.ts'
import type { GenerationDeps } from '../generation-deps.ts'
import { presentCover } from '../generation-record.ts'
import { findScene, listSceneAttempts, selectSceneImage } from '../scene-store.ts'
import { lockOwnFor } from './own-generation.ts'

/**
 * Chooses the picture of a scene among those drawn for it. With the last choice the cover is drawn.
 * @throws ApiError NOT_FOUND, WRONG_STATUS, INVALID_REQUEST for a picture of another scene or from elsewhere
 */
export async function selectImage(
  deps: GenerationDeps,
  uid: string,
  generationId: string,
  choice: { sceneIndex: number; selectedImageUrl: string },
): Promise<{ cover: Cover | null }> {
  return deps.db.transaction(async (transaction) => {
    const generation = await lockOwnFor('selectImage', transaction, uid, generationId)
    const scene = await findScene(transaction, generation.id, choice.sceneIndex)
    if (!scene) throw notFound(`This story has no scene ${choice.sceneIndex}.`)
    const attempts = await listSceneAttempts(transaction, scene.id)
    if (!attempts.some(({ imageUrls }) => imageUrls.includes(choice.selectedImageUrl))) {
      throw new ApiError('INVALID_REQUEST', `selectedImageUrl is no picture of scene ${scene.index + 1}.`)
    }
    await selectSceneImage(transaction, scene.id, choice.selectedImageUrl)
    return { cover: presentCover(await queueCover(transaction, deps, generation)) }
  })
}
