import { limits, type Report } from '@faith-fables/contract'
import { ApiError, notFound } from '../api-error.ts'
import type { Database, Transaction } from '../db/database.ts'
import { type MailRoom, reportedMail } from '../mail/mail.ts'
import { type Reader, readerKey } from '../reader-key.ts'
import { countOpen, hideReported, insertReport, lockPublicStory, type ReportedBook } from './report-store.ts'

export { closeReports, listOpenReports, listReported, type StoredReport } from './report-store.ts'

/** What readers say of public stories. */
export interface Reports {
  /**
   * Takes a report; the same reader counts once for each story.
   * @throws ApiError NOT_FOUND where there is no such public story, INVALID_REQUEST where it is the reader's own
   */
  report(storyId: string, reader: Reader, report: Report): Promise<{ again: boolean }>
}

export interface ReportsDependencies {
  db: Database
  mail: MailRoom
  publicUrl: string
  /** Turns addresses into what tells readers apart and leads nobody back to them. */
  secret: string
}

export function createReports({ db, mail, publicUrl, secret }: ReportsDependencies): Reports {
  return {
    async report(storyId, reader, report) {
      return await db.transaction(async (transaction) => {
        const { again, hidden } = await takeReport(transaction, {
          storyId,
          reader: readerKey(reader, secret),
          uid: uidOf(reader),
          ...report,
        })
        if (hidden) {
          const letter = reportedMail({ ...hidden, publicUrl })
          await mail.post(transaction, { uid: hidden.uid, about: 'stories', letter })
        }
        return { again }
      })
    },
  }
}

interface ReadersReport extends Report {
  storyId: string
  reader: string
  uid: string | null
}

/** The story is locked first: of two who report at once, the third in all hides it, once. */
async function takeReport(
  transaction: Transaction,
  { uid, ...report }: ReadersReport,
): Promise<{ again: boolean; hidden: ReportedBook | null }> {
  const story = await lockPublicStory(transaction, report.storyId)
  if (!story) throw notFound('Story not found.')
  if (story.uid === uid)
    throw new ApiError('INVALID_REQUEST', 'This story is your own: you can delete it from your library.')
  if (!(await insertReport(transaction, report))) return { again: true, hidden: null }
  if ((await countOpen(transaction, story.id)) < limits.reportsThatHide) return { again: false, hidden: null }
  await hideReported(transaction, story.id)
  return { again: false, hidden: story }
}

const uidOf = (reader: Reader): string | null => ('uid' in reader ? reader.uid : null)
