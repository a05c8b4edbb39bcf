import { ApiError, notFound } from '../../api-error.ts'
import type { GenerationDeps } from '../generation-deps.ts'
import type { Generation } from '../generation-store.ts'
import { moveGeneration } from '../move-generation.ts'
import { describeScene, listScenes } from '../scene-store.ts'
import { lockOwnFor } from './own-generation.ts'

/**
 * Puts the parent's words in the place of picture ideas and has all of them read again.
 * @throws ApiError NOT_FOUND also for a scene that is not there, WRONG_STATUS, INVALID_REQUEST when a declined idea was left out
 */
export async function revisePictureIdeas(
  { db, jobs, imageModel }: GenerationDeps,
  uid: string,
  generationId: string,
  ideas: { index: number; pictureIdea: string }[],
): Promise<Generation> {
  return db.transaction(async (transaction) => {
    const generation = await lockOwnFor('editPictureIdeas', transaction, uid, generationId)
    const scenes = await listScenes(transaction, generation.id)
    const wanted = new Map(ideas.map(({ index, pictureIdea }) => [index, pictureIdea]))
    for (const index of wanted.keys()) {
      if (!scenes[index]) throw notFound(`This story has no scene ${index}.`)
    }
    for (const scene of scenes) {
      const idea = wanted.get(scene.index)
      if (idea === undefined && scene.ideaProblem !== null) {
        throw new ApiError(
          'INVALID_REQUEST',
          `prompts must change every declined picture idea; that of scene ${scene.index + 1} is missing.`,
        )
      }
      if (idea === undefined || !scene.description) continue
      const shown = imageModel.showIdea(scene.description, generation.cast ?? [], idea)
      await describeScene(transaction, scene.id, {
        description: { ...shown, action: idea },
        ideaProblem: null,
      })
    }
    return moveGeneration(transaction, jobs, generation, 'moderating_prompts')
  })
}
