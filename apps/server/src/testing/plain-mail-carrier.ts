import type { Mail, MailCarrier } from '../ports/mail.ts'

/** Keeps letters where a test can read them: all, or those with this in their subject. */
export function plainMailCarrier(subject = ''): MailCarrier & { letters: Mail[] } {
  const letters: Mail[] = []
  return {
    reachesInboxes: true,
    letters,
    async deliver(mail) {
      if (mail.subject.includes(subject)) letters.push(mail)
    },
    close() {},
  }
}
