import type { CloseReading } from '../close-reading/close-reading.ts'
import type { Database } from '../db/database.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import type { Listening } from '../listening/listening.ts'
import type { Logger } from '../logger.ts'
import type { MailRoom } from '../mail/mail.ts'
import type { BookInspector } from '../ports/book-inspector.ts'
import type { FileStore } from '../ports/file-store.ts'
import type { ImageModel } from '../ports/image-model.ts'
import type { Moderator } from '../ports/moderator.ts'
import type { TextModel } from '../ports/text-model.ts'
import type { Reference } from '../reference/reference.ts'

/** Who makes a story. */
export interface Makers {
  textModel: TextModel
  imageModel: ImageModel
  moderator: Moderator
}

/** What the making of a story needs. */
export interface GenerationDeps extends Makers {
  db: Database
  jobs: JobQueue
  files: FileStore
  /** They make the starter library, which costs nobody anything: the built-in ones, whoever works for families. */
  starterMakers: Makers
  bookInspector: BookInspector
  closeReading: CloseReading
  listening: Listening
  reference: Reference
  mail: Pick<MailRoom, 'post'>
  publicUrl: string
  logger: Logger
  /** Told of each try at a stage. */
  noteStage(stage: { stage: string; outcome: 'moved' | 'failed'; seconds: number }): void
}

/** The same with those who make this story. */
export function withMakers<Deps extends Pick<GenerationDeps, 'starterMakers'>>(
  deps: Deps,
  { starterKey }: { starterKey: string | null },
): Deps {
  return starterKey === null ? deps : { ...deps, ...deps.starterMakers }
}
