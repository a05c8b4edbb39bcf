import { createBuiltinBookBinder } from '../adapters/builtin/builtin-book-binder.ts'
import { type AddedStories, createAddedStories } from '../added-stories/added-stories.ts'
import { type Books, createBooks } from '../books/books.ts'
import { type ChildDevices, createChildDevices } from '../child-devices/child-devices.ts'
import { type Collections, createCollections } from '../collections/collections.ts'
import type { Database } from '../db/database.ts'
import { installationSecret } from '../db/installation-secret-store.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import type { Logger } from '../logger.ts'
import { createNarrations, type Narrations } from '../narrations/narrations.ts'
import type { FileStore } from '../ports/file-store.ts'
import type { IdentityProvider } from '../ports/identity.ts'
import type { Moderator } from '../ports/moderator.ts'
import type { Outliner } from '../ports/outliner.ts'
import type { SpeechModel } from '../ports/speech-model.ts'
import { createRecordings, type Recordings } from '../recordings/recordings.ts'
import type { Reference } from '../reference/reference.ts'
import { createSharing, type Sharing } from '../sharing/sharing.ts'
import { createShelf, type Shelf } from '../shelf/shelf.ts'
import { createStories, type Stories } from '../stories/stories.ts'
import type { Overrides } from './overrides.ts'

/** What families do with stories that are published. */
export interface Library {
  stories: Stories
  books: Books
  sharing: Sharing
  addedStories: AddedStories
  collections: Collections
  shelf: Shelf
  childDevices: ChildDevices
  recordings: Recordings
  narrations: Narrations
}

interface LibraryDeps {
  db: Database
  jobs: JobQueue
  files: FileStore
  reference: Reference
  identity: IdentityProvider
  /** Notes what it holds back. */
  moderator: Moderator
  outliner: Outliner
  speechModel: SpeechModel | null
  logger: Logger
}

export async function createLibrary(deps: LibraryDeps, { bookBinder }: Overrides): Promise<Library> {
  const { db, jobs, files, reference, identity, moderator, outliner, speechModel, logger } = deps
  const stories = createStories({ db })
  const binder = bookBinder ?? createBuiltinBookBinder()
  return {
    stories,
    books: createBooks({ db, jobs, files, stories, binder, outliner }),
    sharing: createSharing({ db, moderator, secret: await installationSecret(db, 'links') }),
    addedStories: createAddedStories({ db }),
    collections: createCollections({ db, moderator }),
    shelf: createShelf({ db }),
    childDevices: createChildDevices({ db, identity, secret: await installationSecret(db, 'shelf') }),
    recordings: createRecordings({
      db,
      files,
      moderator,
      secret: await installationSecret(db, 'recordings'),
    }),
    narrations: createNarrations({ db, jobs, files, reference, speechModel, logger }),
  }
}
