import { type BookFormat, type BookState, bookFormats, type PublicStory } from '@faith-fables/contract'
import { notFound } from '../api-error.ts'
import type { Database } from '../db/database.ts'
import { pictureFolder } from '../generations/generations.ts'
import type { JobKind, JobQueue } from '../jobs/job-queue.ts'
import type { BookBinder, BoundBook } from '../ports/book-binder.ts'
import type { FileStore } from '../ports/file-store.ts'
import type { Outliner } from '../ports/outliner.ts'
import { findGenerationId, readWhole, type Stories } from '../stories/stories.ts'
import { beginBook, endBook, findBook } from './book-store.ts'
import { boundBook, versionOf } from './bound-book.ts'
import { colouringBook, isColouringBook } from './colouring-book.ts'

/** Stories as files to keep or to print, made when somebody first asks. */
export interface Books {
  /**
   * Has a file made, unless it is there or on its way.
   * @throws ApiError NOT_FOUND for a story that this parent may not read, as all of these
   */
  order(uid: string, storyId: string, format: BookFormat): Promise<BookState>
  stateOf(uid: string, storyId: string, format: BookFormat): Promise<BookState>
  download(uid: string, storyId: string, format: BookFormat): Promise<Uint8Array>
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

interface BookJob {
  storyId: string
  format: BookFormat
  version: string
}

/** One at a time: a book fills a core and takes some 150 MB while it is made. */
export const bookJobs: JobKind<BookJob> = { name: 'make-book', concurrency: 1, retries: 2 }

const notAsked = 'This file was not asked for yet.'

export function createBooks(deps: BookDeps): Books {
  const { db, stories } = deps
  const findOwn = async (uid: string, storyId: string, format: BookFormat) => {
    await stories.read(uid, storyId)
    return await findBook(db, storyId, format)
  }
  return {
    order: (uid, storyId, format) => orderBook(deps, uid, storyId, format),
    async stateOf(uid, storyId, format) {
      const book = await findOwn(uid, storyId, format)
      if (!book) throw notFound(notAsked)
      return { state: book.state }
    },
    async download(uid, storyId, format) {
      const book = await findOwn(uid, storyId, format)
      if (book?.state !== 'ready') throw notFound(notAsked)
      const file = await fileOf(deps, book)
      if (!file) throw notFound('This file is not there any more.')
      return file
    },
    work: () =>
      deps.jobs.work(bookJobs, {
        run: (job, signal) => makeBook(deps, job, signal),
        giveUp: (job) => endBook(db, job, 'failed'),
      }),
  }
}

async function orderBook(
  deps: BookDeps,
  uid: string,
  storyId: string,
  format: BookFormat,
): Promise<BookState> {
  const job = { storyId, format, version: versionOf(await deps.stories.read(uid, storyId)) }
  return await deps.db.transaction(async (transaction) => {
    if (await beginBook(transaction, job)) await deps.jobs.send(transaction, bookJobs, job)
    const book = await findBook(transaction, storyId, format)
    return { state: book?.state ?? 'making' }
  })
}

/** A story that was hidden or changed in the meantime needs no book; one that comes back is asked for again. */
async function makeBook(deps: BookDeps, job: BookJob, signal: AbortSignal): Promise<void> {
  const { db, files, binder } = deps
  const story = await readWhole(db, job.storyId)
  const folder = await folderOf(deps, job)
  if (!story || !folder || versionOf(story) !== job.version) return await endBook(db, job, 'failed')
  const bound = await boundBook(story, files, job.format)
  const book = isColouringBook(job.format) ? await coloured(deps, bound, story, signal) : bound
  const file = await binder.make(book, job.format, signal)
  // What was made of the story before goes with its folder.
  await files.deleteFolder(folder)
  await files.put(`${folder}/${fileName(job)}`, file, bookFormats[job.format].contentType)
  await endBook(db, job, 'ready')
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

/** Among the pictures of the story: removed with them. */
async function folderOf({ db }: BookDeps, { storyId, format }: BookJob): Promise<string | null> {
  const generationId = await findGenerationId(db, storyId)
  return generationId && `${pictureFolder(generationId)}/books/${format}`
}

const fileName = ({ version, format }: BookJob) => `${version}.${bookFormats[format].ending}`

async function fileOf(deps: BookDeps, book: BookJob): Promise<Uint8Array | null> {
  const folder = await folderOf(deps, book)
  const file = folder && (await deps.files.get(`${folder}/${fileName(book)}`))
  return file ? file.content : null
}
