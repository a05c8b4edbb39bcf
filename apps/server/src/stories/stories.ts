import { randomUUID } from 'node:crypto'
import {
  type ExplorePage,
  type Finding,
  type LibraryItem,
  limits,
  type Narration,
  type PublicChoices,
  type PublicStory,
  type Visibility,
} from '@faith-fables/contract'
import { ApiError, notFound } from '../api-error.ts'
import type { Database, Queryable, Transaction } from '../db/database.ts'
import { listEditionsOf, listEditionsOfParent } from './editions-store.ts'
import { countChoices, findPublic, isParticular } from './finding-store.ts'
import { authorNameOf, presentLibraryItem, presentListed, presentStory } from './present-story.ts'
import { createLibraryStateReader, listAddressed, listFeatured, listPublic } from './public-library-store.ts'
import { listRelated } from './related-store.ts'
import {
  type AuthoredStory,
  deleteStoryOfGeneration,
  findGenerationOf,
  findIdByGeneration,
  findOpenStory,
  findStory,
  insertStory,
  type LockedStory,
  listByIds,
  listByParent,
  lockStory,
  type NewStory,
  type Story,
  updateStory,
} from './story-store.ts'

const notYours = 'Story not found or you do not have permission to view it.'
const takenDown = 'This story was public once, and has been taken down.'
const notPublic = 'This story is either private or does not exist.'
/** The scroller of the landing page holds no more. */
const featuredShown = 24

/** Published stories: reading, finding, hiding, and asking for the public library. */
export interface Stories {
  /** The parent's own, newest first, as library items. */
  library(uid: string): Promise<LibraryItem[]>
  /** One that the signed-in parent may read: an own one, or a public or featured one. */
  read(uid: string, storyId: string): Promise<PublicStory>
  readPublic(storyId: string): Promise<PublicStory>
  /** One that everybody may read; null when there is none. */
  findOpen(storyId: string): Promise<PublicStory | null>
  /**
   * A number that is another one after each change of what everybody may read, as it stands when it is asked for or later:
   * what was read after one answer is the truth as long as the next answers are the same.
   */
  publicVersion(): Promise<number>
  featured(): Promise<PublicStory[]>
  /**
   * What to read after a public story: those on the same verse or value, then those of the same book of the Bible; null where
   * there is no such public story.
   */
  related(storyId: string): Promise<PublicStory[] | null>
  /** How many stories are public. */
  countPublic(): Promise<number>
  /** Public stories as sitemaps name them, newest first. */
  addresses(slice: { limit: number; offset: number }): Promise<{ id: string; createdAt: Date }[]>
  /** A page of the public stories: of all, or of those that are looked for. */
  explore(page: number, limit: number, finding: Finding): Promise<ExplorePage>
  /** What public stories can be looked for by, beside what is looked for already. */
  choices(finding: Finding): Promise<PublicChoices>
  requestPublic(uid: string, storyId: string): Promise<{ id: string; visibility: Visibility }>
}

export function createStories({ db }: { db: Database }): Stories {
  const libraryState = createLibraryStateReader(db)
  return {
    library: (uid) => readLibrary(db, uid),
    read: (uid, storyId) => readStory(db, uid, storyId),
    readPublic: (storyId) => readPublicStory(db, storyId),
    findOpen: (storyId) => findOpen(db, storyId),
    publicVersion: async () => (await libraryState()).version,
    countPublic: async () => (await libraryState()).stories,
    addresses: (slice) => listAddressed(db, slice),
    related: (storyId) => readRelated(db, storyId),
    featured: async () => (await listFeatured(db, featuredShown)).map(presentListed),
    async explore(page, limit, finding) {
      if (isParticular(finding)) return await findPage(db, finding, page, limit)
      const { stories: totalStories } = await libraryState()
      const listed = await listPublic(db, { limit, offset: (page - 1) * limit })
      return { stories: listed.map(presentListed), totalPages: Math.ceil(totalStories / limit), totalStories }
    },
    choices: (finding) => countChoices(db, finding),
    requestPublic: (uid, storyId) => requestPublicStory(db, uid, storyId),
  }
}

async function readLibrary(db: Database, uid: string): Promise<LibraryItem[]> {
  const books = await listByParent(db, uid, limits.library.books)
  const editions = await listEditionsOfParent(db, uid)
  return books.map((book) => {
    const others = editions.get(book.id) ?? []
    return { ...presentLibraryItem(book), ...(others.length > 0 && { editions: others }) }
  })
}

async function findPage(db: Database, finding: Finding, page: number, limit: number): Promise<ExplorePage> {
  const { found, inAll } = await findPublic(db, finding, { limit, offset: (page - 1) * limit })
  return { stories: found.map(presentListed), totalPages: Math.ceil(inAll / limit), totalStories: inAll }
}

/** Puts a book on the shelf, in the transaction of its publication. */
export async function createStory(transaction: Transaction, story: Omit<NewStory, 'id'>): Promise<string> {
  const id = randomUUID()
  await insertStory(transaction, { id, ...story })
  return id
}

/**
 * Locks a story of this parent until the transaction ends.
 * @throws ApiError NOT_FOUND also for another family's
 */
/** Nobody else changes a story, whosever it is, until the transaction ends; null where there is none. */
export { lockOwnStory, lockStory }

/** Puts the sound of the whole book into it, in the transaction that ends its narration. */
export function keepNarration(
  transaction: Transaction,
  storyId: string,
  narration: Narration,
): Promise<void> {
  return updateStory(transaction, storyId, { narration })
}

/** The story that came of a generation; null when it was deleted. */
export function findStoryId(queryable: Queryable, generationId: string): Promise<string | null> {
  return findIdByGeneration(queryable, generationId)
}

/** The generation that a story came of; null where there is no such story. */
export function findGenerationId(queryable: Queryable, storyId: string): Promise<string | null> {
  return findGenerationOf(queryable, storyId)
}

/** Removes the book of a generation for good, in the transaction that removes the generation. */
export function deleteStoryOf(transaction: Transaction, generationId: string): Promise<void> {
  return deleteStoryOfGeneration(transaction, generationId)
}

export { authorNameOf }

/** A whole story, for those who decide on it or were given a link to it; null where there is none. */
export async function readWhole(queryable: Queryable, storyId: string): Promise<PublicStory | null> {
  const found = await findStory(queryable, storyId)
  return found && presentStory(found)
}

/** A story for whoever was given a link to it; null where there is none, or it may not be given to anybody. */
export async function readGiven(queryable: Queryable, storyId: string): Promise<PublicStory | null> {
  const found = await findStory(queryable, storyId)
  return found && !isWithdrawn(found.story) ? presentStory(found) : null
}

/** Taken down by the desk, or hidden until somebody there has looked. */
export const isWithdrawn = ({ answer }: Pick<Story, 'answer'>): boolean =>
  answer?.kind === 'taken-down' || answer?.kind === 'reported'

async function readStory(db: Database, uid: string, storyId: string): Promise<PublicStory> {
  const found = await findStory(db, storyId)
  if (!found || !mayRead(found.story, uid)) throw closed(found, notYours)
  return { ...presentStory(found), editions: await listEditionsOf(db, storyId, uid) }
}

/** Whoever has the address of a story that was public learns why it is no longer there. */
function closed(found: AuthoredStory | null, sentence: string): ApiError {
  return found?.story.answer?.kind === 'taken-down'
    ? new ApiError('TAKEN_DOWN', takenDown)
    : notFound(sentence)
}

function mayRead(story: Story, uid: string): boolean {
  return story.uid === uid || story.visibility === 'public' || story.isFeatured
}

async function readPublicStory(db: Database, storyId: string): Promise<PublicStory> {
  const found = await findOpen(db, storyId)
  if (!found) throw closed(await findStory(db, storyId), notPublic)
  return found
}

async function findOpen(db: Database, storyId: string): Promise<PublicStory | null> {
  const found = await findOpenStory(db, storyId)
  return found && { ...presentStory(found), editions: await listEditionsOf(db, storyId, null) }
}

async function readRelated(db: Database, storyId: string): Promise<PublicStory[] | null> {
  const found = await findOpenStory(db, storyId)
  return found && (await listRelated(db, found.story, limits.relatedStories)).map(presentListed)
}

/** Whose a public story is; null where there is no such one. */
export async function authorOfPublic(queryable: Queryable, storyId: string): Promise<string | null> {
  const found = await findOpenStory(queryable, storyId)
  return found?.story.visibility === 'public' ? found.story.uid : null
}

/** Stories as lists show them, in the order of their ids. */
export async function listFronts(queryable: Queryable, ids: readonly string[]): Promise<PublicStory[]> {
  const listed = new Map((await listByIds(queryable, ids)).map((story) => [story.id, presentListed(story)]))
  return ids.flatMap((id) => listed.get(id) ?? [])
}

/**
 * Takes a book from every shelf, in the transaction that hides the generation it came of.
 * @returns the generation's id
 * @throws ApiError NOT_FOUND also for another family's
 */
export async function hideStory(
  transaction: Transaction,
  uid: string,
  storyId: string,
  hiddenAt = new Date(),
): Promise<string> {
  const story = await lockOwnStory(transaction, uid, storyId)
  await updateStory(transaction, story.id, { hiddenAt, isFeatured: false })
  return story.generationId
}

async function requestPublicStory(
  db: Database,
  uid: string,
  storyId: string,
): Promise<{ id: string; visibility: Visibility }> {
  return db.transaction(async (transaction) => {
    const story = await lockOwnStory(transaction, uid, storyId)
    if (story.visibility !== 'private') {
      const state = story.visibility === 'public' ? 'is public already' : 'is waiting for approval already'
      throw new ApiError('WRONG_STATUS', `“${story.title}” ${state}.`)
    }
    if (story.answer?.kind === 'taken-down')
      throw new ApiError('WRONG_STATUS', `“${story.title}” was taken down: it cannot be asked for again.`)
    // The answer before stays: whoever decides wants to know what was asked for.
    await updateStory(transaction, story.id, { visibility: 'pending', requestedAt: new Date() })
    return { id: story.id, visibility: 'pending' }
  })
}

async function lockOwnStory(transaction: Transaction, uid: string, storyId: string): Promise<LockedStory> {
  const story = await lockStory(transaction, storyId)
  if (story?.uid !== uid) throw notFound('Story not found.')
  return story
}
