import { randomBytes } from 'node:crypto'
import { dirname } from 'node:path/posix'
import type { RecordedPage } from '@faith-fables/contract'
import { notFound } from '../api-error.ts'
import type { Database, Transaction } from '../db/database.ts'
import { pictureFolder } from '../generations/generations.ts'
import type { FileStore } from '../ports/file-store.ts'
import { findGenerationId, readWhole } from '../stories/stories.ts'
import { presentPage } from './present-recording.ts'
import type { RecordedSound } from './recorded-sound.ts'
import { type StoredRecording, storePage, updateRecording } from './recording-store.ts'

interface NewPage {
  storyId: string
  page: number
  sound: RecordedSound
}

type Locking = (transaction: Transaction) => Promise<{ recording: StoredRecording; isApproved: boolean }>

/**
 * The file comes before the row that names it: whoever dies in between leaves a file that goes with the story.
 * @param lock finds and locks the recording, and says whether it needs no other yes
 */
export async function keepPage(
  { db, files }: { db: Database; files: FileStore },
  { storyId, page, sound }: NewPage,
  lock: Locking,
): Promise<RecordedPage> {
  const [generationId, story] = await Promise.all([findGenerationId(db, storyId), readWhole(db, storyId)])
  if (generationId === null || !story) throw notFound('Story not found.')
  if (page > story.keyMoments.length) throw notFound('There is no such page.')
  const { recording } = await db.transaction(lock)
  const random = randomBytes(16).toString('base64url')
  const file = `${recordingFolder(generationId, recording.id)}/${random}/page.${sound.ending}`
  await files.put(file, sound.content, sound.contentType)
  const stored = { recordingId: recording.id, page, file, milliseconds: sound.milliseconds }
  const before = await db.transaction(async (transaction) => {
    const { isApproved } = await lock(transaction)
    const replaced = await storePage(transaction, stored)
    await updateRecording(transaction, recording.id, { isApproved })
    return replaced
  })
  if (before !== null) await files.deleteFolder(dirname(before))
  return presentPage(stored)
}

/** Where the sound of a recording lies: among the pictures of the story, and goes with them. */
export const recordingFolder = (generationId: string, recordingId: string) =>
  `${pictureFolder(generationId)}/recordings/${recordingId}`
