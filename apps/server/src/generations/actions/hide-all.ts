import { findStoryId, hideStory, readWhole } from '../../stories/stories.ts'
import type { GenerationDeps } from '../generation-deps.ts'
import { lockGeneration, updateGeneration } from '../generation-store.ts'
import { sheetFolder } from '../illustrations/picture-files.ts'
import { moveGeneration } from '../move-generation.ts'
import { findGenerationsOf, forgetTyped, hastenRemoval } from '../removal-store.ts'

/** Deletes all that a parent has made, one after the other, so that it can be done again from where it was left. */
export async function hideAll(
  { db, jobs, files }: GenerationDeps,
  uid: string,
  { keepsPublic, hiddenAt }: { keepsPublic: boolean; hiddenAt: Date },
): Promise<void> {
  for (const id of await findGenerationsOf(db, uid)) {
    const isKept = await db.transaction(async (transaction) => {
      const generation = await lockGeneration(transaction, id)
      if (!generation) return false
      // Looked up with the generation locked: it may have been published since it was listed.
      const storyId = await findStoryId(transaction, id)
      const story = storyId === null ? null : await readWhole(transaction, storyId)
      if (keepsPublic && story?.visibility === 'public') {
        await forgetTyped(transaction, id)
        return true
      }
      if (story) await hideStory(transaction, uid, story.id, hiddenAt)
      if (generation.status === 'published') await updateGeneration(transaction, id, { hiddenAt })
      else await moveGeneration(transaction, jobs, generation, 'archived', { hiddenAt })
      return false
    })
    if (isKept) await files.deleteFolder(sheetFolder(id))
  }
  await hastenRemoval(db, uid, hiddenAt)
}
