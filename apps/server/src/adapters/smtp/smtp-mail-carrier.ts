import { type Mail, type MailCarrier, MailRefusedError } from '../../ports/mail.ts'

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
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'faith-fables'
  return {
    reachesInboxes: true,
    async deliver({ id, to, subject, text, html, end }) {
      try {
        const headers = endHeaders(end)
        await transport.sendMail({ from, to, subject, text, html, headers, messageId: `<${id}@${host}>` })
      } catch (error) {
        throw withoutAddress(error as SmtpError)
      }
    },
    close: () => transport.close(),
  }
}

/** One click in the mail program ends such letters, as RFC 8058 has it. */
function endHeaders(end: Mail['end']): Record<string, string> {
  if (!end) return {}
  return { 'List-Unsubscribe': `<${end.call}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

interface SmtpError extends Error {
  /** What kind, in the library's word. */
  code?: string
  /** The command of the protocol that failed. */
  command?: string
  /** What the server answered. */
  responseCode?: number
}

/** The steps in which a server speaks of this letter and not of us. */
const stepsOfLetter = ['RCPT TO', 'DATA']
const refusedForGood = 500

/** Servers quote addresses in what they answer: of it no more is told than its number. */
function withoutAddress({ code, command = '', responseCode }: SmtpError): Error {
  const answer = [code, command, responseCode].filter(Boolean).join(' ')
  const isForGood = stepsOfLetter.includes(command) && (responseCode ?? 0) >= refusedForGood
  return isForGood
    ? new MailRefusedError(`The mail server refuses the letter: ${answer}`)
    : new Error(`The mail server did not take the letter: ${answer}`)
}
