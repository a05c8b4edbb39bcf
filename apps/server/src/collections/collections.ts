import { randomUUID } from 'node:crypto'
import {
  type Collection,
  type FilledCollection,
  limits,
  type PublicStory,
  type SharedCollection,
} from '@faith-fables/contract'
import { ApiError, notFound } from '../api-error.ts'
import type { Database, Queryable, Transaction } from '../db/database.ts'
import type { Moderator } from '../ports/moderator.ts'
import { authorNameOf, listFronts, readGiven } from '../stories/stories.ts'
import { refuseUnsuitableName } from '../users/users.ts'
import {
  countCollections,
  deleteCollection,
  deleteEntry,
  deleteGone,
  fillingOf,
  findCollection,
  holdsStory,
  insertCollection,
  insertEntry,
  isReadable,
  listCollections,
  listEntries,
  listGivenIds,
  listReadableIds,
  lockCollection,
  lockParent,
  placeEntries,
  renameCollection,
  type StoredCollection,
} from './collection-store.ts'

type Remember = (transaction: Transaction, answer: Collection) => Promise<void>

/** "Advent 2026", "for the Sunday class": own stories and public ones of others, gathered and ordered by a parent. None is a copy. */
export interface Collections {
  /** Newest first. */
  list(uid: string): Promise<Collection[]>
  /**
   * Makes one, in the transaction that keeps its answer.
   * @throws ApiError INVALID_REQUEST where nobody should read such a name; WRONG_STATUS where there are too many
   */
  create(uid: string, name: string, remember: Remember): Promise<Collection>
  /** @throws ApiError NOT_FOUND also for another family's; so do all that follow */
  read(uid: string, collectionId: string): Promise<FilledCollection>
  rename(uid: string, collectionId: string, name: string): Promise<void>
  delete(uid: string, collectionId: string): Promise<void>
  /** @throws ApiError WRONG_STATUS where these are not exactly the stories that can be read */
  arrange(uid: string, collectionId: string, storyIds: readonly string[]): Promise<void>
  /**
   * A story that is there already keeps its place.
   * @throws ApiError NOT_FOUND for a story that the parent cannot read; WRONG_STATUS where it is full
   */
  put(uid: string, collectionId: string, storyId: string): Promise<void>
  take(uid: string, collectionId: string, storyId: string): Promise<void>
  /** Forgets what can be read no longer. */
  clear(uid: string, collectionId: string): Promise<void>
}

/** So many pictures show what is in one. */
const coversShown = 3

export function createCollections(deps: { db: Database; moderator: Moderator }): Collections {
  const { db, moderator } = deps
  const change = (
    uid: string,
    collectionId: string,
    deed: (transaction: Transaction, collection: StoredCollection) => Promise<void>,
  ) =>
    db.transaction(async (transaction) => {
      await deed(transaction, await lockOwnCollection(transaction, uid, collectionId))
    })
  return {
    list: (uid) => listWithCovers(db, uid),
    async create(uid, name, remember) {
      await refuseUnsuitableName(moderator, name, 'collection name')
      return await db.transaction(async (transaction) => {
        const made = await makeCollection(transaction, uid, name)
        await remember(transaction, made)
        return made
      })
    },
    read: (uid, collectionId) => readOwn(db, uid, collectionId),
    async rename(uid, collectionId, name) {
      await refuseUnsuitableName(moderator, name, 'collection name')
      await change(uid, collectionId, (transaction) => renameCollection(transaction, collectionId, name))
    },
    delete: (uid, collectionId) =>
      change(uid, collectionId, (transaction) => deleteCollection(transaction, collectionId)),
    arrange: (uid, collectionId, storyIds) =>
      change(uid, collectionId, (transaction, collection) => arrange(transaction, collection, storyIds)),
    put: (uid, collectionId, storyId) =>
      change(uid, collectionId, (transaction, collection) => putStory(transaction, collection, storyId)),
    take: (uid, collectionId, storyId) =>
      change(uid, collectionId, async (transaction) => {
        if (!(await deleteEntry(transaction, collectionId, storyId)))
          throw notFound('This story is not in the collection.')
      }),
    clear: (uid, collectionId) => change(uid, collectionId, deleteGone),
  }
}

/**
 * Locks a collection of this parent until the transaction ends.
 * @throws ApiError NOT_FOUND also for another family's
 */
export async function lockOwnCollection(
  transaction: Transaction,
  uid: string,
  collectionId: string,
): Promise<StoredCollection> {
  const collection = await lockCollection(transaction, collectionId)
  if (collection?.uid !== uid) throw noSuchCollection()
  return collection
}

/** A collection for whoever was given a link to it, and whose it is; null where there is none. */
export async function readGivenCollection(
  queryable: Queryable,
  collectionId: string,
): Promise<{ uid: string; shown: SharedCollection } | null> {
  const found = await findCollection(queryable, collectionId)
  if (!found) return null
  const { collection, displayName } = found
  const stories = await listFronts(queryable, await listGivenIds(queryable, collection))
  return { uid: collection.uid, shown: { name: collection.name, by: authorNameOf(displayName), stories } }
}

/** One of its stories for whoever was given a link; null where it may not be given. */
export async function readStoryOfGiven(
  queryable: Queryable,
  collectionId: string,
  storyId: string,
): Promise<PublicStory | null> {
  const found = await findCollection(queryable, collectionId)
  const given = found ? await listGivenIds(queryable, found.collection) : []
  return given.includes(storyId) ? await readGiven(queryable, storyId) : null
}

async function listWithCovers(db: Database, uid: string): Promise<Collection[]> {
  const own = await listCollections(db, uid)
  const entries = Map.groupBy(await listEntries(db, uid), ({ collectionId }) => collectionId)
  const idsOf = ({ id }: StoredCollection) => entries.get(id)?.map(({ storyId }) => storyId) ?? []
  const shown = await listFronts(db, [...new Set(own.flatMap((one) => idsOf(one).slice(0, coversShown)))])
  const covers = new Map(shown.map(({ id, imageUrl }) => [id, imageUrl]))
  return own.map((collection) => {
    const ids = idsOf(collection)
    const pictures = ids.slice(0, coversShown).flatMap((id) => covers.get(id) ?? [])
    return present(collection, ids.length, pictures)
  })
}

async function makeCollection(transaction: Transaction, uid: string, name: string): Promise<Collection> {
  await lockParent(transaction, uid)
  if ((await countCollections(transaction, uid)) >= limits.collections)
    throw new ApiError(
      'WRONG_STATUS',
      `There can be ${limits.collections} collections. Please delete one first.`,
    )
  return present(await insertCollection(transaction, { id: randomUUID(), uid, name }), 0, [])
}

async function readOwn(db: Database, uid: string, collectionId: string): Promise<FilledCollection> {
  const found = await findCollection(db, collectionId)
  if (found?.collection.uid !== uid) throw noSuchCollection()
  const { collection } = found
  const ids = await listReadableIds(db, collection)
  const { held } = await fillingOf(db, collectionId)
  return {
    id: collection.id,
    name: collection.name,
    stories: await listFronts(db, ids),
    gone: Math.max(0, held - ids.length),
  }
}

async function arrange(
  transaction: Transaction,
  collection: StoredCollection,
  storyIds: readonly string[],
): Promise<void> {
  const wanted = new Set(storyIds)
  const readable = await listReadableIds(transaction, collection)
  const isSame =
    wanted.size === storyIds.length &&
    wanted.size === readable.length &&
    readable.every((id) => wanted.has(id))
  if (!isSame)
    throw new ApiError(
      'WRONG_STATUS',
      'The collection has changed in the meantime. Please look at it again and put it in order then.',
    )
  await placeEntries(transaction, collection.id, storyIds)
}

async function putStory(
  transaction: Transaction,
  { id, uid }: StoredCollection,
  storyId: string,
): Promise<void> {
  if (!(await isReadable(transaction, uid, storyId))) throw notFound('This story is not public any more.')
  if (await holdsStory(transaction, id, storyId)) return
  const { held, lastPlace } = await fillingOf(transaction, id)
  if (held >= limits.collectionStories)
    throw new ApiError(
      'WRONG_STATUS',
      `A collection holds ${limits.collectionStories} stories. Please remove one first.`,
    )
  await insertEntry(transaction, { collectionId: id, storyId, place: lastPlace + 1 })
}

function present({ id, name, createdAt }: StoredCollection, stories: number, covers: string[]): Collection {
  return { id, name, createdAt: createdAt.toISOString(), stories, covers }
}

const noSuchCollection = () => notFound('There is no such collection.')
