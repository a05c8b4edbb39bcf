import { type BookState, bookFormats, type PublicStory } from '@faith-fables/contract'
import { notFound } from '../api-error.ts'
import type { Database } from '../db/database.ts'
import { pictureFolder, twoLanguagesFolder } from '../generations/generations.ts'
import type { JobKind, JobQueue } from '../jobs/job-queue.ts'
import type { BookBinder, BoundBook } from '../ports/book-binder.ts'
import type { FileStore } from '../ports/file-store.ts'
import type { Outliner } from '../ports/outliner.ts'
import { findGenerationId, readWhole, type Stories } from '../stories/stories.ts'
import { type BookKey, beginBook, endBook, findBook } from './book-store.ts'
import { boundBook, versionOf } from './bound-book.ts'
import { colouringBook, isColouringBook } from './colouring-book.ts'
import { keyOf, readPair, type WantedBook } from './two-languages.ts'

/** Stories as files to keep or to print, made when somebody first asks. */
export interface Books {
  /**
   * Has a file made, unless it is there or on its way.
   * @throws ApiError NOT_FOUND for a story that this parent may not read, and for a second one that is no edition of it in another
   * language, as all of these; WRONG_STATUS for one that has other pages
   */
  order(uid: string, storyId: string, wanted: WantedBook): Promise<BookState>
  stateOf(uid: string, storyId: string, wanted: WantedBook): Promise<BookState>
  download(uid: string, storyId: string, wanted: WantedBook): Promise<Uint8Array>
  /** Begins to make books in this process. */
  work(): Promise<void>
}

export interface BookDeps {
  db: Database
  jobs: JobQueue
  files: FileStore
  stories: Pick<Stories, 'read'>
  binder: BookBinder
  outliner: Outliner
}

interface BookJob extends Omit<BookKey, 'second'> {
  /** Absent for a book in one language. */
  second?: string | null
  version: string
}

/** One at a time: a book fills a core and takes some 150 MB while it is made. */
export const bookJobs: JobKind<BookJob> = { name: 'make-book', concurrency: 1, retries: 2 }

const notAsked = 'This file was not asked for yet.'

export function createBooks(deps: BookDeps): Books {
  const { db, stories } = deps
  const findReadable = async (uid: string, key: BookKey) => {
    await readPair(stories, uid, key)
    return await findBook(db, key)
  }
  return {
    order: (uid, storyId, wanted) => orderBook(deps, uid, keyOf(storyId, wanted)),
    async stateOf(uid, storyId, wanted) {
      const book = await findReadable(uid, keyOf(storyId, wanted))
      if (!book) throw notFound(notAsked)
      return { state: book.state }
    },
    async download(uid, storyId, wanted) {
      const key = keyOf(storyId, wanted)
      const book = await findReadable(uid, key)
      if (book?.state !== 'ready') throw notFound(notAsked)
      const file = await fileOf(deps, key, book.version)
      if (!file) throw notFound('This file is not there any more.')
      return file
    },
    work: () =>
      deps.jobs.work(bookJobs, {
        run: (job, signal) => makeBook(deps, job, signal),
        giveUp: (job) => endBook(db, keyOf(job.storyId, job), job.version, 'failed'),
      }),
  }
}

async function orderBook(deps: BookDeps, uid: string, key: BookKey): Promise<BookState> {
  const { story, second } = await readPair(deps.stories, uid, key)
  const version = versionOf(story, second)
  return await deps.db.transaction(async (transaction) => {
    if (await beginBook(transaction, key, version))
      await deps.jobs.send(transaction, bookJobs, { ...key, version })
    const book = await findBook(transaction, key)
    return { state: book?.state ?? 'making' }
  })
}

/** A story that was hidden or changed in the meantime needs no book; one that comes back is asked for again. */
async function makeBook(deps: BookDeps, job: BookJob, signal: AbortSignal): Promise<void> {
  const { db, files, binder } = deps
  const key = keyOf(job.storyId, job)
  const story = await readWhole(db, key.storyId)
  const second = key.second === null ? null : await readWhole(db, key.second)
  const folder = await folderOf(deps, key)
  const isGone = !story || !folder || (key.second !== null && second === null)
  if (isGone || versionOf(story, second) !== job.version) return await endBook(db, key, job.version, 'failed')
  const bound = await boundBook(story, files, key.format, second)
  const book = isColouringBook(key.format) ? await coloured(deps, bound, story, signal) : bound
  const file = await binder.make(book, key.format, signal)
  // What was made of the story before goes with its folder.
  await files.deleteFolder(folder)
  await files.put(`${folder}/${fileName(key, job.version)}`, file, bookFormats[key.format].contentType)
  await endBook(db, key, job.version, 'ready')
  // Removed while the book was made: its words go with it.
  if (key.second !== null && !(await readWhole(db, key.second))) await files.deleteFolder(folder)
}

async function coloured(
  { db, outliner }: BookDeps,
  book: BoundBook,
  story: PublicStory,
  signal: AbortSignal,
): Promise<BoundBook> {
  const generationId = await findGenerationId(db, story.id)
  return generationId === null
    ? book
    : await colouringBook(book, story, { db, outliner, generationId }, signal)
}

/** Among the pictures of the story: removed with them, and in two languages also with the other edition. */
async function folderOf({ db }: BookDeps, { storyId, format, second }: BookKey): Promise<string | null> {
  const generationId = await findGenerationId(db, storyId)
  if (generationId === null) return null
  if (second !== null) return `${twoLanguagesFolder(generationId)}/${format}/${second}`
  return `${pictureFolder(generationId)}/books/${format}`
}

const fileName = ({ format }: BookKey, version: string) => `${version}.${bookFormats[format].ending}`

async function fileOf(deps: BookDeps, key: BookKey, version: string): Promise<Uint8Array | null> {
  const folder = await folderOf(deps, key)
  const file = folder && (await deps.files.get(`${folder}/${fileName(key, version)}`))
  return file ? file.content : null
}
