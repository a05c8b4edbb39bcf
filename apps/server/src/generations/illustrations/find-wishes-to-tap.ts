import type { GenerationRecord } from '@faith-fables/contract'
import type { GenerationDeps } from '../generation-deps.ts'
import type { Generation } from '../generation-store.ts'
import { listAttempts } from '../scene-store.ts'
import { startingAttempt } from './starting-point.ts'

type Wishes = GenerationRecord['keyMoments'][number]['wishesToTap']

/** What may be tapped for the newest picture of each scene, by the scene's id; nothing before there are pictures to choose. */
export async function findWishesToTap(
  { db, imageModel }: Pick<GenerationDeps, 'db' | 'imageModel'>,
  { id, status, cast }: Generation,
): Promise<ReadonlyMap<string, Wishes>> {
  const { wishesToTap } = imageModel
  if (status !== 'pending_image_review' || !wishesToTap) return new Map()
  const byScene = Map.groupBy(await listAttempts(db, id), ({ sceneId }) => sceneId)
  return new Map(
    [...byScene].flatMap(([sceneId, attempts]) => {
      const newest = attempts.at(-1)
      if (!newest) return []
      const { description } = startingAttempt(attempts, newest)
      return [[sceneId, wishesToTap(description, cast ?? [])] as const]
    }),
  )
}
