import type { Database } from '../db/database.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import type { Logger } from '../logger.ts'
import type { FileStore } from '../ports/file-store.ts'
import type { ImageModel } from '../ports/image-model.ts'
import type { Moderator } from '../ports/moderator.ts'
import type { TextModel } from '../ports/text-model.ts'
import type { Reference } from '../reference/reference.ts'

/** What the making of a story needs. */
export interface GenerationDeps {
  db: Database
  jobs: JobQueue
  files: FileStore
  textModel: TextModel
  /** Writes the starter library, which costs nobody anything: the built-in one, whoever writes for families. */
  starterTextModel: TextModel
  imageModel: ImageModel
  moderator: Moderator
  reference: Reference
  logger: Logger
}
