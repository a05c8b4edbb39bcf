import { createHash } from 'node:crypto'
import type { Queryable } from '../../db/database.ts'
import { type Attempt, listAttempts, listScenes } from '../scene-store.ts'

/** The attempts whose pictures the parent chose, in the order of the pages; null while a scene has no picture. */
export async function chosenAttempts(queryable: Queryable, generationId: string): Promise<Attempt[] | null> {
  const scenes = await listScenes(queryable, generationId)
  const attempts = await listAttempts(queryable, generationId)
  const chosen = scenes.flatMap(
    ({ selectedImageUrl }) =>
      attempts.find(({ imageUrls }) => selectedImageUrl !== null && imageUrls.includes(selectedImageUrl)) ??
      [],
  )
  return chosen.length > 0 && chosen.length === scenes.length ? chosen : null
}

/** The same for both pictures of an attempt, which show the same; nobody but the owner can guess it. */
export function coverName(chosen: readonly Pick<Attempt, 'id'>[]): string {
  const ids = chosen.map(({ id }) => id).join('/')
  return createHash('sha256').update(`cover/${ids}`).digest('base64url').slice(0, 22)
}
