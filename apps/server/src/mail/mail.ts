import type { Logger } from '../logger.ts'
import type { Mail, MailCarrier } from '../ports/mail.ts'

export { deletionMail, keptMail, lockedMail, tokensMail, unlockedMail } from './account-mail.ts'
export { deskAnswerMail } from './desk-answer-mail.ts'
export { passwordResetMail } from './password-reset-mail.ts'
export { boughtMail, giftMail, paymentBackMail, paymentStandsMail } from './purchase-mail.ts'
export { reportedMail } from './reported-mail.ts'
export { verifyEmailMail } from './verify-email-mail.ts'

/** Where letters are handed in. */
export interface MailRoom {
  /** Whether parents find the letters in their own inbox. */
  reachesInboxes: boolean
  /**
   * Sends a letter without keeping anybody waiting: how long it takes, and whether it succeeds, tells the caller
   * nothing of who has an account. A failure is logged.
   */
  send(mail: Mail): void
  /** Waits for the letters under way. */
  close(): Promise<void>
}

export function createMailRoom({ carrier, logger }: { carrier: MailCarrier; logger: Logger }): MailRoom {
  const underWay = new Set<Promise<void>>()
  const deliver = async (mail: Mail) => {
    try {
      await carrier.deliver(mail)
    } catch (error) {
      logger.error(
        { err: error, subject: mail.subject },
        'A mail could not be sent; whoever waits for it has to ask again.',
      )
    }
  }
  return {
    reachesInboxes: carrier.reachesInboxes,
    send(mail) {
      const delivery = deliver(mail).finally(() => underWay.delete(delivery))
      underWay.add(delivery)
    },
    async close() {
      await Promise.all(underWay)
      carrier.close()
    },
  }
}
