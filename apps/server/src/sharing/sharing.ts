import {
  type ApprovalDecision,
  type ApprovalShelf,
  lastsUntil,
  limits,
  type NewLink,
  type PrivateLink,
  type PublicStory,
  type SharedCollection,
} from '@faith-fables/contract'
import { ApiError, notFound } from '../api-error.ts'
import { lockOwnCollection, readGivenCollection, readStoryOfGiven } from '../collections/collections.ts'
import type { Database, Queryable, Transaction } from '../db/database.ts'
import type { Moderator } from '../ports/moderator.ts'
import { type Reader, readerKey } from '../reader-key.ts'
import { decideOnShelf, lockShelf, readApprovalShelf, readShelfStory } from '../shelf/shelf.ts'
import { isWithdrawn, lockOwnStory, readGiven } from '../stories/stories.ts'
import { refuseUnsuitableName } from '../users/users.ts'
import {
  type CountedLink,
  countLinks,
  deleteLink,
  findLink,
  insertLink,
  type LinkTarget,
  listLinks,
  noteReader,
  type StoredLink,
} from './link-store.ts'
import { linkIdOf, newLinkId, tokenOf } from './link-token.ts'

export { linkIdOf, newLinkId, tokenOf }

/** Private links: a story, or a collection, for Grandma, who has no account. */
export interface Sharing {
  /**
   * The links to a story or a collection of the parent, newest first.
   * @throws ApiError NOT_FOUND also for another family's; so do the next two
   */
  links(uid: string, target: LinkTarget): Promise<PrivateLink[]>
  /**
   * Makes a link, in the transaction that keeps its answer.
   * @throws ApiError WRONG_STATUS where nobody may be given the story, or there are too many links
   */
  createLink(uid: string, target: LinkTarget, link: NewLink, remember: Remember): Promise<PrivateLink>
  takeBack(uid: string, target: LinkTarget, linkId: string): Promise<void>
  /**
   * The story that a link opens; the opening is counted.
   * @throws ApiError NOT_FOUND, with the same sentence whatever the reason; so do the next two
   */
  open(token: string, reader: Reader): Promise<PublicStory>
  openCollection(token: string, reader: Reader): Promise<SharedCollection>
  /** A story of the collection that a link opens. */
  openStoryOf(token: string, storyId: string): Promise<PublicStory>
  /**
   * The shelf that a second adult approves; the opening is counted.
   * @throws ApiError NOT_FOUND, with the same sentence whatever is wrong with the link; so do the next two
   */
  openShelf(token: string, reader: Reader): Promise<ApprovalShelf>
  openStoryOfShelf(token: string, storyId: string): Promise<PublicStory>
  decideOnShelf(token: string, storyId: string, decision: ApprovalDecision): Promise<void>
}

type Remember = (transaction: Transaction, answer: PrivateLink) => Promise<void>

const closed = 'This link does not open a story any more. Whoever gave it to you can make another one.'
const closedShelf = 'This link does not open a shelf any more. Whoever gave it to you can make another one.'

/** @param secret of this installation */
export function createSharing({
  db,
  moderator,
  secret,
}: {
  db: Database
  moderator: Moderator
  secret: string
}): Sharing {
  const present = (counted: CountedLink): PrivateLink => presentLink(counted, secret)
  const count = async (linkId: string, reader: Reader, owner: string) => {
    if ('uid' in reader && reader.uid === owner) return
    await db.transaction((transaction) => noteReader(transaction, linkId, readerKey(reader, secret)))
  }
  return {
    links: (uid, target) =>
      db.transaction(async (transaction) => {
        await lockTarget(transaction, uid, target)
        return (await listLinks(transaction, target)).map(present)
      }),
    async createLink(uid, target, link, remember) {
      await refuseUnsuitableName(moderator, link.name)
      return await db.transaction(async (transaction) => {
        const made = present(await makeLink(transaction, { uid, target, link }))
        await remember(transaction, made)
        return made
      })
    },
    takeBack: (uid, target, linkId) =>
      db.transaction(async (transaction) => {
        await lockTarget(transaction, uid, target)
        if (!(await deleteLink(transaction, target, linkId))) throw notFound('There is no such link.')
      }),
    async open(token, reader) {
      const link = await findOpenLink(db, token, secret)
      const story = link.storyId && (await readGiven(db, link.storyId))
      if (!story) throw notFound(closed)
      await count(link.id, reader, story.userId)
      return story
    },
    async openCollection(token, reader) {
      const link = await findOpenLink(db, token, secret)
      const given = link.collectionId && (await readGivenCollection(db, link.collectionId))
      if (!given) throw notFound(closed)
      await count(link.id, reader, given.uid)
      return given.shown
    },
    async openStoryOf(token, storyId) {
      const { collectionId } = await findOpenLink(db, token, secret)
      const story = collectionId && (await readStoryOfGiven(db, collectionId, storyId))
      if (!story) throw notFound(closed)
      return story
    },
    async openShelf(token, reader) {
      const { link, uid } = await findShelfLink(db, token, secret)
      await count(link.id, reader, uid)
      return await readApprovalShelf(db, uid, link.name)
    },
    async openStoryOfShelf(token, storyId) {
      const { uid } = await findShelfLink(db, token, secret)
      return await readShelfStory(db, uid, storyId)
    },
    decideOnShelf: (token, storyId, decision) =>
      db.transaction(async (transaction) => {
        const { link, uid } = await findShelfLink(transaction, token, secret)
        await decideOnShelf(transaction, { uid, storyId, by: link.name }, decision)
      }),
  }
}

async function findShelfLink(
  queryable: Queryable,
  token: string,
  secret: string,
): Promise<{ link: StoredLink; uid: string }> {
  const link = await findOpenLink(queryable, token, secret, closedShelf)
  if (link.shelfOf === null) throw notFound(closedShelf)
  return { link, uid: link.shelfOf }
}

/** @returns why nobody may be given it; null when they may */
async function lockTarget(transaction: Transaction, uid: string, target: LinkTarget): Promise<string | null> {
  if ('shelfOf' in target) {
    await lockShelf(transaction, uid)
    return null
  }
  if ('collectionId' in target) {
    await lockOwnCollection(transaction, uid, target.collectionId)
    return null
  }
  return isWithdrawn(await lockOwnStory(transaction, uid, target.storyId))
    ? 'This story cannot be given to others: it was taken down, or is looked at.'
    : null
}

/** What it opens is locked: of two links that are made at once, the last that is allowed is one. */
async function makeLink(
  transaction: Transaction,
  { uid, target, link: { name, lasts } }: { uid: string; target: LinkTarget; link: NewLink },
): Promise<CountedLink> {
  const refusal = await lockTarget(transaction, uid, target)
  if (refusal !== null) throw new ApiError('WRONG_STATUS', refusal)
  if ((await countLinks(transaction, target)) >= limits.linksEach)
    throw new ApiError(
      'WRONG_STATUS',
      `A ${whatOf(target)} can have ${limits.linksEach} links. Please take one back first.`,
    )
  const link = await insertLink(transaction, {
    id: newLinkId(),
    ...target,
    name,
    expiresAt: lastsUntil(lasts),
  })
  return { link, opened: 0, lastOpenedAt: null }
}

/** @throws ApiError NOT_FOUND where it was taken back, has run out or was never made */
async function findOpenLink(
  queryable: Queryable,
  token: string,
  secret: string,
  sentence = closed,
): Promise<StoredLink> {
  const linkId = linkIdOf(token, secret)
  const link = linkId && (await findLink(queryable, linkId))
  if (!link || isPast(link.expiresAt)) throw notFound(sentence)
  return link
}

const isPast = (moment: Date | null): boolean => moment !== null && moment.getTime() <= Date.now()

function presentLink({ link, opened, lastOpenedAt }: CountedLink, secret: string): PrivateLink {
  return {
    id: link.id,
    name: link.name,
    path: `/${placeOf(link)}/${tokenOf(link.id, secret)}`,
    createdAt: link.createdAt.toISOString(),
    expiresAt: link.expiresAt?.toISOString() ?? null,
    isExpired: isPast(link.expiresAt),
    opened,
    lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
  }
}

function placeOf({ storyId, shelfOf }: StoredLink): string {
  if (storyId !== null) return 'shared'
  return shelfOf === null ? 'shared-collection' : 'shelf-approval'
}

function whatOf(target: LinkTarget): string {
  if ('storyId' in target) return 'story'
  return 'shelfOf' in target ? 'shelf' : 'collection'
}
