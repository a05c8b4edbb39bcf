import type { Queryable } from '../../db/database.ts'
import type { PictureOrder } from '../../ports/image-model.ts'
import { findGeneration, type Generation } from '../generation-store.ts'
import { listAttempts, listScenes } from '../scene-store.ts'
import { candidateAt } from './candidate-at.ts'

/** What is asked for in every picture of a story. */
export function everyOrderOf(generation: Generation) {
  return {
    cast: generation.cast ?? [],
    style: generation.illustrationStyleId,
    ageGroup: generation.ageGroup,
    quality: generation.imageQuality,
    seed: generation.id,
  }
}

/** What was asked for when each picture of a story was drawn, by its address. */
export async function listPictureOrders(
  queryable: Queryable,
  generationId: string,
): Promise<Map<string, PictureOrder>> {
  const generation = await findGeneration(queryable, generationId)
  // Pictures of another edition were drawn for the first one, with its seed.
  if (!generation || generation.firstEdition !== null) return new Map()
  const [scenes, attempts] = await Promise.all([
    listScenes(queryable, generationId),
    listAttempts(queryable, generationId),
  ])
  const pageOf = new Map(scenes.map(({ id, index }) => [id, index]))
  const orders = attempts.flatMap((attempt) =>
    attempt.imageUrls.map((url, place): [string, PictureOrder] => [
      url,
      {
        scene: attempt.description,
        page: pageOf.get(attempt.sceneId) ?? 0,
        candidate: candidateAt(attempt, place),
        ...everyOrderOf(generation),
      },
    ]),
  )
  return new Map(orders)
}
