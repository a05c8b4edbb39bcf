import { type AddedStories as AddedStoryList, limits } from '@faith-fables/contract'
import { ApiError, notFound } from '../api-error.ts'
import type { Database } from '../db/database.ts'
import { authorOfPublic, listFronts } from '../stories/stories.ts'
import {
  countAdded,
  deleteAdded,
  deleteGone,
  insertAdded,
  isAdded,
  listAddedIds,
  lockLibraryOf,
} from './added-store.ts'

/** "Add to my library": public stories of other families on a parent's own shelf. None of them is a copy. */
export interface AddedStories {
  /** The latest added first; what is public no more is only counted. */
  list(uid: string): Promise<AddedStoryList>
  /**
   * Adding a story again changes nothing.
   * @throws ApiError NOT_FOUND where there is no such public story; WRONG_STATUS for an own one, or where the shelf is full
   */
  add(uid: string, storyId: string): Promise<void>
  /** @throws ApiError NOT_FOUND where it is not in the library */
  remove(uid: string, storyId: string): Promise<void>
  /** Forgets those that are public no more. */
  forgetGone(uid: string): Promise<void>
}

export function createAddedStories({ db }: { db: Database }): AddedStories {
  return {
    async list(uid) {
      const ids = await listAddedIds(db, uid)
      const inAll = await countAdded(db, uid)
      return { stories: await listFronts(db, ids), gone: Math.max(0, inAll - ids.length) }
    },
    add: (uid, storyId) =>
      db.transaction(async (transaction) => {
        await lockLibraryOf(transaction, uid)
        const author = await authorOfPublic(transaction, storyId)
        if (author === null) throw notFound('This story is not public any more.')
        if (author === uid)
          throw new ApiError('WRONG_STATUS', 'This story is in your library: it is your own.')
        const isFull = (await countAdded(transaction, uid)) >= limits.addedStories
        if (isFull && !(await isAdded(transaction, uid, storyId)))
          throw new ApiError(
            'WRONG_STATUS',
            `A library holds ${limits.addedStories} stories from others. Please remove one first.`,
          )
        await insertAdded(transaction, uid, storyId)
      }),
    async remove(uid, storyId) {
      if (!(await deleteAdded(db, uid, storyId))) throw notFound('This story is not in your library.')
    },
    forgetGone: (uid) => deleteGone(db, uid),
  }
}
