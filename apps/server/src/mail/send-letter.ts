import type { Database } from '../db/database.ts'
import type { JobKind } from '../jobs/job-queue.ts'
import type { Logger } from '../logger.ts'
import { type LetterEnd, type MailCarrier, MailRefusedError } from '../ports/mail.ts'
import { composeLetter } from './compose-letter.ts'
import { deleteLetter, findLetter } from './letter-store.ts'

/** Which letter; what it says stands in no job, for jobs are kept when they are done. */
export interface LetterJob {
  letterId: string
}

/** A mail server may be away for a weekend: with these pauses a letter is tried for three days. */
export const letterJobs: JobKind<LetterJob> = {
  name: 'send-letter',
  concurrency: 2,
  retries: 300,
  longestRetryDelaySeconds: 15 * 60,
}

export interface SendingDeps {
  db: Database
  carrier: MailCarrier
  logger: Logger
  /** Where this parent ends letters about stories. */
  endOf(uid: string): LetterEnd
}

/**
 * Hands a letter over and forgets it. Whoever is killed between the two has it handed over once more, under the same id:
 * mail servers have no way to ask.
 */
export async function sendLetter(deps: SendingDeps, { letterId }: LetterJob): Promise<void> {
  const { db, carrier, logger, endOf } = deps
  const found = await findLetter(db, letterId)
  if (!found) return
  const { letter, deletedAt, lettersAboutStories } = found
  const isAboutStories = letter.subjectMatter === 'stories'
  // What was wanted when it was written may not be now.
  const isWanted = deletedAt === null && (!isAboutStories || lettersAboutStories !== false)
  if (!isWanted) return await deleteLetter(db, letterId)
  if (letter.goodUntil < new Date()) return await giveUpLetter(deps, { letterId })
  try {
    await carrier.deliver(
      composeLetter(letter.content, { id: letterId, end: isAboutStories ? endOf(letter.uid) : null }),
    )
  } catch (error) {
    if (!(error instanceof MailRefusedError)) {
      logger.warn({ err: error, letter: letterId }, 'A letter could not be sent; it is tried again.')
      throw error
    }
    logger.warn({ letter: letterId, reason: error.message }, 'A letter is refused for good, and given up.')
  }
  await deleteLetter(db, letterId)
}

export async function giveUpLetter(
  { db, logger }: Pick<SendingDeps, 'db' | 'logger'>,
  { letterId }: LetterJob,
): Promise<void> {
  await deleteLetter(db, letterId)
  logger.error({ letter: letterId }, 'A letter could not be sent while it was of use, and is given up.')
}
