import {
  type ApprovalDecision,
  type ApprovalShelf,
  limits,
  type ParentShelf,
  type PublicStory,
  type ShelfStory,
} from '@faith-fables/contract'
import { ApiError, notFound } from '../api-error.ts'
import type { Database, Queryable, Transaction } from '../db/database.ts'
import { authorNameOf, listFronts, readWhole } from '../stories/stories.ts'
import {
  countShelved,
  decideShelved,
  deleteShelved,
  findApproval,
  findDisplayName,
  findShelved,
  isReadable,
  listShelved,
  lockApproval,
  type ShelvedStory,
  shelveWaiting,
  storeApproval,
  upsertShelved,
} from './shelf-store.ts'

/** What the children of a family read by themselves, as their parent keeps it. */
export interface Shelf {
  read(uid: string): Promise<Pick<ParentShelf, 'stories' | 'needsApproval'>>
  /**
   * Puts a story there, or asks the second adult again where that is wished for. One that stands there stays as it is.
   * @throws ApiError NOT_FOUND for a story that the parent cannot read; WRONG_STATUS where the shelf is full
   */
  put(uid: string, storyId: string): Promise<void>
  /** @throws ApiError NOT_FOUND where it does not stand there */
  take(uid: string, storyId: string): Promise<void>
  /** Whether a second adult says yes first. Where nobody is asked any more, what waits goes on the shelf. */
  setApproval(uid: string, needsApproval: boolean): Promise<void>
}

export function createShelf({ db }: { db: Database }): Shelf {
  return {
    async read(uid) {
      return { stories: await readShelfStories(db, uid), needsApproval: await findApproval(db, uid) }
    },
    put: (uid, storyId) => db.transaction((transaction) => putStory(transaction, uid, storyId)),
    async take(uid, storyId) {
      if (!(await deleteShelved(db, uid, storyId))) throw notOnShelf()
    },
    setApproval: (uid, needsApproval) =>
      db.transaction(async (transaction) => {
        await lockApproval(transaction, uid)
        await storeApproval(transaction, uid, needsApproval)
        if (!needsApproval) await shelveWaiting(transaction, uid)
      }),
  }
}

/** What a child may read, the latest first. */
export async function readForChild(queryable: Queryable, uid: string): Promise<PublicStory[]> {
  const all = await readShelfStories(queryable, uid)
  return all.filter(({ state }) => state === 'shelved').map(({ story }) => story)
}

/** @throws ApiError NOT_FOUND for a story that a child may not read */
export async function readStoryForChild(
  queryable: Queryable,
  uid: string,
  storyId: string,
): Promise<PublicStory> {
  const shelved = await findShelved(queryable, uid, storyId)
  const story = shelved?.state === 'shelved' ? await readWhole(queryable, storyId) : null
  if (!story) throw notOnShelf()
  return story
}

/** Whether a child may read it. */
export async function isOnShelf(queryable: Queryable, uid: string, storyId: string): Promise<boolean> {
  return (await findShelved(queryable, uid, storyId))?.state === 'shelved'
}

/** Everything that a parent put on the shelf and can read, with what became of it. */
export async function readShelfStories(queryable: Queryable, uid: string): Promise<ShelfStory[]> {
  const shelved = await listShelved(queryable, uid)
  const fronts = await listFronts(
    queryable,
    shelved.map(({ storyId }) => storyId),
  )
  const frontOf = new Map(fronts.map((story) => [story.id, story]))
  return shelved.flatMap((one) => {
    const story = frontOf.get(one.storyId)
    return story ? [presentShelved(one, story)] : []
  })
}

/** What a second adult decides over. @param name of the second adult, as the parent calls them */
export async function readApprovalShelf(
  queryable: Queryable,
  uid: string,
  name: string,
): Promise<ApprovalShelf> {
  const stories = await readShelfStories(queryable, uid)
  return { by: authorNameOf(await findDisplayName(queryable, uid)), name, stories }
}

/** Nothing else is done to this shelf, or to the links that open it, until the transaction ends. */
export async function lockShelf(transaction: Transaction, uid: string): Promise<void> {
  await lockApproval(transaction, uid)
}

/**
 * A story that was put on the shelf, whatever became of it.
 * @throws ApiError NOT_FOUND
 */
export async function readShelfStory(
  queryable: Queryable,
  uid: string,
  storyId: string,
): Promise<PublicStory> {
  const story = (await findShelved(queryable, uid, storyId)) && (await readWhole(queryable, storyId))
  if (!story) throw notOnShelf()
  return story
}

/**
 * A second adult says whether a story may be read. The last answer counts.
 * @param by the second adult, as the parent calls them
 * @throws ApiError NOT_FOUND where the parent has taken it away again
 */
export async function decideOnShelf(
  transaction: Transaction,
  of: { uid: string; storyId: string; by: string },
  { isApproved, reason }: ApprovalDecision,
): Promise<void> {
  const isThere = await decideShelved(transaction, of, {
    state: isApproved ? 'shelved' : 'refused',
    decidedBy: of.by,
    reason: isApproved ? '' : reason,
  })
  if (!isThere) throw notOnShelf()
}

const notOnShelf = (): ApiError => notFound('This story does not stand on the shelf.')

async function putStory(transaction: Transaction, uid: string, storyId: string): Promise<void> {
  // Of two that come at once, the last that is allowed is one.
  const needsApproval = await lockApproval(transaction, uid)
  if (!(await isReadable(transaction, uid, storyId))) throw notFound('This story is not public any more.')
  const before = await findShelved(transaction, uid, storyId)
  if (before && before.state !== 'refused') return
  if (!before && (await countShelved(transaction, uid)) >= limits.shelfStories)
    throw new ApiError(
      'WRONG_STATUS',
      `A shelf holds ${limits.shelfStories} stories. Please take one away first.`,
    )
  await upsertShelved(transaction, { uid, storyId, state: needsApproval ? 'waiting' : 'shelved' })
}

function presentShelved(
  { state, putAt, decidedBy, decidedAt, reason }: ShelvedStory,
  story: PublicStory,
): ShelfStory {
  return {
    story,
    state,
    putAt: putAt.toISOString(),
    decidedBy,
    decidedAt: decidedAt?.toISOString() ?? null,
    reason,
  }
}
