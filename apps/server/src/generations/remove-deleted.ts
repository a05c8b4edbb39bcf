import { deleteStoryOf } from '../stories/stories.ts'
import type { GenerationDeps } from './generation-deps.ts'
import { deleteGeneration, listDeletedBefore } from './generation-store.ts'
import { pictureFolder } from './illustrations/picture-files.ts'

/**
 * Removes for good what parents deleted before this moment. The pictures go first: a process that dies in
 * between finds the row again and goes on.
 */
export async function removeDeleted({ db, files }: GenerationDeps, before: Date): Promise<number> {
  const generationIds = await listDeletedBefore(db, before)
  for (const generationId of generationIds) {
    await files.deleteFolder(pictureFolder(generationId))
    await db.transaction(async (transaction) => {
      await deleteStoryOf(transaction, generationId)
      await deleteGeneration(transaction, generationId)
    })
  }
  return generationIds.length
}
