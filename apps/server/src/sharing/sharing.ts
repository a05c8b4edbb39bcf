import {
  type LinkLasts,
  limits,
  type NewLink,
  type PublicStory,
  type StoryLink,
} from '@faith-fables/contract'
import { ApiError, notFound } from '../api-error.ts'
import type { Database, Transaction } from '../db/database.ts'
import { type Reader, readerKey } from '../reader-key.ts'
import { isWithdrawn, lockOwnStory, readGiven } from '../stories/stories.ts'
import {
  type CountedLink,
  countLinks,
  deleteLink,
  findLink,
  insertLink,
  listLinks,
  noteReader,
} from './link-store.ts'
import { linkIdOf, newLinkId, tokenOf } from './link-token.ts'

/** Private links: a story for Grandma, who has no account. */
export interface Sharing {
  /**
   * The links to a story of the parent, newest first.
   * @throws ApiError NOT_FOUND also for another family's story; so do the next two
   */
  links(uid: string, storyId: string): Promise<StoryLink[]>
  /**
   * Makes a link, in the transaction that keeps its answer.
   * @throws ApiError WRONG_STATUS where nobody may be given the story, or there are too many links
   */
  createLink(uid: string, storyId: string, link: NewLink, remember: Remember): Promise<StoryLink>
  takeBack(uid: string, storyId: string, linkId: string): Promise<void>
  /**
   * The story that a link opens; the opening is counted.
   * @throws ApiError NOT_FOUND, with the same sentence whatever the reason
   */
  open(token: string, reader: Reader): Promise<PublicStory>
}

type Remember = (transaction: Transaction, answer: StoryLink) => Promise<void>

const closed = 'This link does not open a story any more. Whoever gave it to you can make another one.'
const days: Readonly<Record<Exclude<LinkLasts, 'ever'>, number>> = { week: 7, month: 30, year: 365 }
const dayMilliseconds = 24 * 60 * 60 * 1000

/** @param secret of this installation */
export function createSharing({ db, secret }: { db: Database; secret: string }): Sharing {
  const present = (counted: CountedLink): StoryLink => presentLink(counted, secret)
  return {
    links: (uid, storyId) =>
      db.transaction(async (transaction) => {
        await lockOwnStory(transaction, uid, storyId)
        return (await listLinks(transaction, storyId)).map(present)
      }),
    createLink: (uid, storyId, link, remember) =>
      db.transaction(async (transaction) => {
        const made = present(await makeLink(transaction, { uid, storyId, link }))
        await remember(transaction, made)
        return made
      }),
    takeBack: (uid, storyId, linkId) =>
      db.transaction(async (transaction) => {
        await lockOwnStory(transaction, uid, storyId)
        if (!(await deleteLink(transaction, { storyId, linkId }))) throw notFound('There is no such link.')
      }),
    async open(token, reader) {
      const linkId = linkIdOf(token, secret)
      const story = linkId && (await readLinked(db, linkId))
      if (!linkId || !story) throw notFound(closed)
      const isOwner = 'uid' in reader && reader.uid === story.userId
      if (!isOwner)
        await db.transaction((transaction) => noteReader(transaction, linkId, readerKey(reader, secret)))
      return story
    },
  }
}

/** The story is locked: of two links that are made at once, the last that is allowed is one. */
async function makeLink(
  transaction: Transaction,
  { uid, storyId, link: { name, lasts } }: { uid: string; storyId: string; link: NewLink },
): Promise<CountedLink> {
  if (isWithdrawn(await lockOwnStory(transaction, uid, storyId)))
    throw new ApiError(
      'WRONG_STATUS',
      'This story cannot be given to others: it was taken down, or is looked at.',
    )
  if ((await countLinks(transaction, storyId)) >= limits.linksPerStory)
    throw new ApiError(
      'WRONG_STATUS',
      `A story can have ${limits.linksPerStory} links. Please take one back first.`,
    )
  const expiresAt = lasts === 'ever' ? null : new Date(Date.now() + days[lasts] * dayMilliseconds)
  const link = await insertLink(transaction, { id: newLinkId(), storyId, name, expiresAt })
  return { link, opened: 0, lastOpenedAt: null }
}

async function readLinked(db: Database, linkId: string): Promise<PublicStory | null> {
  const link = await findLink(db, linkId)
  if (!link || isPast(link.expiresAt)) return null
  return await readGiven(db, link.storyId)
}

const isPast = (moment: Date | null): boolean => moment !== null && moment.getTime() <= Date.now()

function presentLink({ link, opened, lastOpenedAt }: CountedLink, secret: string): StoryLink {
  return {
    id: link.id,
    name: link.name,
    path: `/shared/${tokenOf(link.id, secret)}`,
    createdAt: link.createdAt.toISOString(),
    expiresAt: link.expiresAt?.toISOString() ?? null,
    isExpired: isPast(link.expiresAt),
    opened,
    lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
  }
}
