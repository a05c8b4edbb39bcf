import { deleteStoryOf } from '../stories/stories.ts'
import type { GenerationDeps } from './generation-deps.ts'
import { pictureFolder, twoLanguagesFolder } from './illustrations/picture-files.ts'
import { deleteGeneration, forgetBooksInTwo, listDeletedBefore, listOtherEditions } from './removal-store.ts'

/** So many are looked up at a time, however many were deleted. */
const removedAtOnce = 100

/**
 * Removes for good what parents deleted before this moment. The pictures go first: a process that dies in
 * between finds the row again and goes on.
 */
export async function removeDeleted(deps: GenerationDeps, before: Date): Promise<number> {
  let removed = 0
  for (;;) {
    const generationIds = await listDeletedBefore(deps.db, before, removedAtOnce)
    for (const generationId of generationIds) await removeGeneration(deps, generationId)
    removed += generationIds.length
    if (generationIds.length < removedAtOnce) return removed
  }
}

async function removeGeneration({ db, files }: GenerationDeps, generationId: string): Promise<void> {
  await files.deleteFolder(pictureFolder(generationId))
  const others = await listOtherEditions(db, generationId)
  for (const other of others) await files.deleteFolder(twoLanguagesFolder(other))
  await db.transaction(async (transaction) => {
    await forgetBooksInTwo(transaction, others)
    await deleteStoryOf(transaction, generationId)
    await deleteGeneration(transaction, generationId)
  })
}
