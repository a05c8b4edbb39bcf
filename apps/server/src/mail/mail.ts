import { randomUUID } from 'node:crypto'
import type { LetterChoice } from '@faith-fables/contract'
import { notFound } from '../api-error.ts'
import type { Database, Transaction } from '../db/database.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import type { Logger } from '../logger.ts'
import type { Letter, LetterEnd, MailCarrier } from '../ports/mail.ts'
import { chooseLetters, insertLetter, wantsLettersAboutStories } from './letter-store.ts'
import { letterTokenOf, uidOfLetterToken } from './letter-token.ts'
import { giveUpLetter, letterJobs, sendLetter } from './send-letter.ts'

export { deletionMail, keptMail, lockedMail, tokensMail, unlockedMail } from './account-mail.ts'
export { deskAnswerMail } from './desk-answer-mail.ts'
export { passwordResetMail } from './password-reset-mail.ts'
export { boughtMail, giftMail, paymentBackMail, paymentStandsMail } from './purchase-mail.ts'
export { reportedMail } from './reported-mail.ts'
export { letterJobs } from './send-letter.ts'
export { storyReadyMail } from './story-ready-mail.ts'
export { verifyEmailMail } from './verify-email-mail.ts'

/** A letter, and whom it is for. */
export interface Posted {
  uid: string
  /** Letters about stories are sent while the parent wants them; those about account and purchases in any case. */
  about: 'account' | 'stories'
  letter: Letter
  /** What cannot be sent within this time is given up; three days when absent. */
  goodForHours?: number
}

/** Where letters are handed in. */
export interface MailRoom {
  /** Whether parents find the letters in their own inbox. */
  reachesInboxes: boolean
  /** Has a letter sent once this transaction is kept. Whatever becomes of the letter, the transaction knows nothing of it. */
  post(transaction: Transaction, posted: Posted): Promise<void>
  /**
   * The same in a transaction of its own, without keeping anybody waiting: how long it takes, and whether it succeeds, tells
   * the caller nothing of who has an account. A failure is logged.
   */
  postSoon(posted: Posted): void
  /**
   * Whether letters about stories come to whom the letter with this link was sent.
   * @throws ApiError NOT_FOUND where the link is none of ours, or its parent is gone
   */
  choiceOf(token: string): Promise<LetterChoice>
  /**
   * What whoever holds a letter about stories chooses of them, by the link in it.
   * @throws ApiError NOT_FOUND where the link is none of ours, or its parent is gone
   */
  choose(token: string, choice: LetterChoice): Promise<void>
  /** Begins to send letters in this process. */
  work(): Promise<void>
  /** Waits for the letters that are being handed in. */
  settled(): Promise<void>
  close(): void
}

export interface MailDependencies {
  db: Database
  jobs: JobQueue
  carrier: MailCarrier
  publicUrl: string
  /** Seals the links by which letters are ended. */
  secret: string
  logger: Logger
}

const noSuchLink = () => notFound('This link is not one of ours. Your profile has the same choice.')

const usualHours = 3 * 24
const hourMilliseconds = 3600 * 1000

export function createMailRoom(deps: MailDependencies): MailRoom {
  const { db, jobs, carrier, publicUrl, secret, logger } = deps
  const underWay = new Set<Promise<void>>()
  const endOf = (uid: string): LetterEnd => {
    const token = letterTokenOf(uid, secret)
    return { page: `${publicUrl}/letters/${token}`, call: `${publicUrl}/api/letters/${token}` }
  }
  const post = async (
    transaction: Transaction,
    { uid, about, letter, goodForHours = usualHours }: Posted,
  ): Promise<void> => {
    const letterId = randomUUID()
    const goodUntil = new Date(Date.now() + goodForHours * hourMilliseconds)
    await insertLetter(transaction, {
      id: letterId,
      uid,
      subjectMatter: about,
      content: letter,
      goodUntil,
    })
    await jobs.send(transaction, letterJobs, { letterId })
  }
  return {
    reachesInboxes: carrier.reachesInboxes,
    post,
    postSoon(posted) {
      const handingIn = db
        .transaction((transaction) => post(transaction, posted))
        .catch((error: unknown) =>
          logger.error(
            { err: error },
            'A letter could not be handed in; whoever waits for it has to ask again.',
          ),
        )
        .finally(() => underWay.delete(handingIn))
      underWay.add(handingIn)
    },
    async choiceOf(token) {
      const uid = uidOfLetterToken(token, secret)
      const aboutStories = uid === null ? null : await wantsLettersAboutStories(db, uid)
      if (aboutStories === null) throw noSuchLink()
      return { aboutStories }
    },
    async choose(token, { aboutStories }) {
      const uid = uidOfLetterToken(token, secret)
      if (uid === null || !(await chooseLetters(db, uid, aboutStories))) throw noSuchLink()
    },
    work: () =>
      jobs.work(letterJobs, {
        run: (job) => sendLetter({ db, carrier, logger, endOf }, job),
        giveUp: (job) => giveUpLetter({ db, logger }, job),
      }),
    async settled() {
      await Promise.all(underWay)
    },
    close: () => carrier.close(),
  }
}
