import type { Database } from '../db/database.ts'
import type { JobKind, JobQueue } from '../jobs/job-queue.ts'
import type { Logger } from '../logger.ts'
import type { FileStore } from '../ports/file-store.ts'
import type { ImageModel } from '../ports/image-model.ts'
import type { Moderator } from '../ports/moderator.ts'
import type { Reference } from '../reference/reference.ts'

export interface WantedSheet {
  characterId: string
  /** Id of the illustration style. */
  style: string
}

export interface CharacterSheetDeps {
  db: Database
  jobs: JobQueue
  files: FileStore
  imageModel: ImageModel
  moderator: Moderator
  reference: Reference
  logger: Logger
}

export interface SheetJob {
  orderId: string
}

/** One at a time: they wait for a supplier, whom the pages of stories need more. */
export const sheetJobs: JobKind<SheetJob> = { name: 'draw-character-sheet', concurrency: 1, retries: 4 }
