import type { MailCarrier } from '../../ports/mail.ts'

export interface SmtpOptions {
  /** Such as `smtps://user:password@mail.example.org`. */
  url: string
  /** Who the letters are from, such as `Faith Fables <stories@example.org>`. */
  from: string
}

/** A mail server that says nothing for so long is taken for dead. */
const patienceMilliseconds = 20_000

/** Hands letters to a mail server. */
export async function createSmtpMailCarrier({ url, from }: SmtpOptions): Promise<MailCarrier> {
  // Loaded where it is used: most installations have no mail server.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
    connectionTimeout: patienceMilliseconds,
    greetingTimeout: patienceMilliseconds,
    socketTimeout: patienceMilliseconds,
  })
  return {
    reachesInboxes: true,
    async deliver(mail) {
      await transport.sendMail({ from, ...mail })
    },
    close: () => transport.close(),
  }
}
