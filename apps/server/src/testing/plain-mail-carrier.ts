import type { Mail, MailCarrier } from '../ports/mail.ts'

/** Keeps letters where a test can read them. */
export function plainMailCarrier(): MailCarrier & { letters: Mail[] } {
  const letters: Mail[] = []
  return {
    reachesInboxes: true,
    letters,
    async deliver(mail) {
      letters.push(mail)
    },
    close() {},
  }
}
