import { randomUUID } from 'node:crypto'
import {
  type HeardRecording,
  limits,
  type NewInvitation,
  type NewRecording,
  type PublicStory,
  type RecordedPage,
  type Recording,
  type RecordingInvitation,
} from '@faith-fables/contract'
import { ApiError, notFound } from '../api-error.ts'
import type { Database, Queryable, Transaction } from '../db/database.ts'
import type { FileStore } from '../ports/file-store.ts'
import type { Moderator } from '../ports/moderator.ts'
import { isOnShelf } from '../shelf/shelf.ts'
import { lockOwnStory, readWhole } from '../stories/stories.ts'
import { refuseUnsuitableName } from '../users/users.ts'
import { keepPage, recordingFolder } from './keep-page.ts'
import { isWhole, presentPage, presentRecording } from './present-recording.ts'
import { readSound } from './recorded-sound.ts'
import { findInvitation, newInvitation, noInvitation } from './recording-invitations.ts'
import {
  countRecordings,
  deleteRecording,
  type FilledRecording,
  insertRecording,
  listPages,
  listRecordings,
  listRecordingsOf,
  lockRecording,
  type StoredRecording,
  updateRecording,
} from './recording-store.ts'

/** Stories read aloud by somebody whom the child loves. */
export interface Recordings {
  /**
   * Of a story of the parent's, in the order in which they were begun.
   * @throws ApiError NOT_FOUND also for another family's story, or none of its recordings; so do the next six
   */
  list(uid: string, storyId: string): Promise<Recording[]>
  /**
   * Begins one, in the transaction that keeps its answer.
   * @throws ApiError WRONG_STATUS where the story has too many
   */
  create(uid: string, storyId: string, wish: NewRecording, remember: Remember): Promise<Recording>
  remove(uid: string, storyId: string, recordingId: string): Promise<void>
  /** Keeps a page as the parent read it herself. What she reads needs no other yes. */
  recordPage(uid: string, place: PagePlace, sound: unknown): Promise<RecordedPage>
  /** @throws ApiError WRONG_STATUS where nothing was read, or another page was stored than what was heard */
  approve(uid: string, place: RecordingPlace, yes: { isApproved: boolean; version: number }): Promise<void>
  /** Makes a link to read it by, in the place of the one before. */
  invite(uid: string, place: RecordingPlace, wish: NewInvitation): Promise<Recording>
  endInvitation(uid: string, place: RecordingPlace): Promise<void>
  /**
   * What somebody finds who was invited.
   * @throws ApiError NOT_FOUND, with the same sentence whatever is wrong with the link; so does the next one
   */
  openInvitation(token: string): Promise<RecordingInvitation>
  /** Keeps a page as they read it. A yes of the parent to what was there holds no more. */
  recordInvitedPage(token: string, page: number, sound: unknown): Promise<RecordedPage>
  /**
   * What a child of this parent may hear of a story on the shelf.
   * @throws ApiError NOT_FOUND for a story that does not stand there
   */
  heardByChild(uid: string, storyId: string): Promise<HeardRecording[]>
}

type Remember = (transaction: Transaction, answer: Recording) => Promise<void>

interface RecordingPlace {
  storyId: string
  recordingId: string
}

interface PagePlace extends RecordingPlace {
  page: number
}

export interface RecordingsDeps {
  db: Database
  files: FileStore
  moderator: Moderator
  /** Of this installation. */
  secret: string
}

export function createRecordings(deps: RecordingsDeps): Recordings {
  const { db, files, moderator, secret } = deps
  const present = (filled: FilledRecording, story: PublicStory) => presentRecording(filled, story, secret)
  return {
    async list(uid, storyId) {
      const story = await readOwn(db, uid, storyId)
      return (await listRecordings(db, storyId)).map((filled) => present(filled, story))
    },
    async create(uid, storyId, { name, isInvited, lasts }, remember) {
      await refuseUnsuitableName(moderator, name)
      return await db.transaction(async (transaction) => {
        await lockOwnStory(transaction, uid, storyId)
        if ((await countRecordings(transaction, storyId)) >= limits.recordings)
          throw new ApiError(
            'WRONG_STATUS',
            `A story can be read by ${limits.recordings} people. Please remove one first.`,
          )
        const recording = await insertRecording(transaction, {
          id: randomUUID(),
          storyId,
          name,
          ...(isInvited && newInvitation(lasts)),
        })
        const made = present({ recording, pages: [] }, await readOwn(transaction, uid, storyId))
        await remember(transaction, made)
        return made
      })
    },
    async remove(uid, storyId, recordingId) {
      const generationId = await db.transaction(async (transaction) => {
        const story = await lockOwnStory(transaction, uid, storyId)
        await lockRecordingOf(transaction, storyId, recordingId)
        await deleteRecording(transaction, recordingId)
        return story.generationId
      })
      await files.deleteFolder(recordingFolder(generationId, recordingId))
    },
    async recordPage(uid, { storyId, recordingId, page }, content) {
      await readOwn(db, uid, storyId)
      const sound = await readSound(content)
      return await keepPage(deps, { storyId, page, sound }, async (transaction) => {
        const recording = await lockRecordingOf(transaction, storyId, recordingId)
        return { recording, isApproved: !recording.wasInvited }
      })
    },
    approve: (uid, { storyId, recordingId }, { isApproved, version }) =>
      db.transaction(async (transaction) => {
        const story = await readOwn(transaction, uid, storyId)
        const recording = await lockRecordingOf(transaction, storyId, recordingId)
        if (!isApproved) return await updateRecording(transaction, recordingId, { isApproved })
        if (recording.version !== version)
          throw new ApiError('WRONG_STATUS', 'A page was read anew meanwhile. Please listen to it first.')
        const pages = await listPages(transaction, recordingId)
        if (pages.length === 0) throw new ApiError('WRONG_STATUS', 'Nothing was read yet.')
        // Whoever has not read every page may go on.
        const ended = isWhole(pages, story) ? noInvitation : {}
        await updateRecording(transaction, recordingId, { isApproved, ...ended })
      }),
    invite: (uid, { storyId, recordingId }, { lasts }) =>
      db.transaction(async (transaction) => {
        const story = await readOwn(transaction, uid, storyId)
        const recording = await lockRecordingOf(transaction, storyId, recordingId)
        const invitation = newInvitation(lasts)
        await updateRecording(transaction, recordingId, invitation)
        const pages = await listPages(transaction, recordingId)
        return present({ recording: { ...recording, ...invitation }, pages }, story)
      }),
    endInvitation: (uid, { storyId, recordingId }) =>
      db.transaction(async (transaction) => {
        await readOwn(transaction, uid, storyId)
        await lockRecordingOf(transaction, storyId, recordingId)
        await updateRecording(transaction, recordingId, noInvitation)
      }),
    async openInvitation(token) {
      const { recording, story } = await findInvitation(db, token, secret)
      const pages = await listPages(db, recording.id)
      return { by: story.authorName, name: recording.name, story, pages: pages.map(presentPage) }
    },
    async recordInvitedPage(token, page, content) {
      const { story } = await findInvitation(db, token, secret)
      const sound = await readSound(content)
      return await keepPage(deps, { storyId: story.id, page, sound }, async (transaction) => {
        const { recording } = await findInvitation(transaction, token, secret)
        await lockRecordingOf(transaction, story.id, recording.id)
        // Ended, or made anew, while the lock was waited for.
        await findInvitation(transaction, token, secret)
        return { recording, isApproved: false }
      })
    },
    async heardByChild(uid, storyId) {
      if (!(await isOnShelf(db, uid, storyId))) throw notFound('This story does not stand on the shelf.')
      const story = await readWhole(db, storyId)
      if (story?.userId !== uid) return []
      return (await listRecordings(db, storyId))
        .filter(({ recording, pages }) => recording.isApproved && pages.length > 0)
        .map(({ recording: { id, name }, pages }) => ({ id, name, pages: pages.map(presentPage) }))
    },
  }
}

/** Removes everything that was recorded for a parent, whatever becomes of the stories. */
export async function removeRecordingsOf(
  { db, files }: Pick<RecordingsDeps, 'db' | 'files'>,
  uid: string,
): Promise<void> {
  for (const { id, generationId } of await listRecordingsOf(db, uid)) {
    await files.deleteFolder(recordingFolder(generationId, id))
    await db.transaction((transaction) => deleteRecording(transaction, id))
  }
}

/** Everything that was recorded for a story, for its parent. */
export async function readRecordings(queryable: Queryable, storyId: string) {
  return (await listRecordings(queryable, storyId)).map(({ recording: { name, createdAt }, pages }) => ({
    name,
    createdAt,
    pages: pages.map(({ page, file, milliseconds }) => ({ page, file, milliseconds })),
  }))
}

/** Read as its parent has it. @throws ApiError NOT_FOUND also for another family's */
async function readOwn(queryable: Queryable, uid: string, storyId: string): Promise<PublicStory> {
  const story = await readWhole(queryable, storyId)
  if (story?.userId !== uid) throw notFound('Story not found.')
  return story
}

async function lockRecordingOf(
  transaction: Transaction,
  storyId: string,
  recordingId: string,
): Promise<StoredRecording> {
  const recording = await lockRecording(transaction, recordingId)
  if (recording?.storyId !== storyId) throw notFound('There is no such recording.')
  return recording
}
