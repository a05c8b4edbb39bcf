import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  from: string
  to: string[]
  /** Headers and body, as they came over the wire. */
  content: string
}

export interface MailServer extends AsyncDisposable {
  port: number
  received: ReceivedMail[]
  /** Refuses letters to this address with this number from now on, as servers do, naming it; takes them again with null. */
  answerTo(address: string, refusal: number | null): void
}

/** A mail server on this machine that takes letters from whoever signs in as this user. */
export async function startMailServer(account: { user: string; password: string }): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const refusals = new Map<string, number>()
  const server = new SMTPServer({
    // The way is one within this machine.
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      const isKnown = username === account.user && password === account.password
      if (isKnown) done(null, { user: account.user })
      else done(new Error('Invalid login'))
    },
    onRcptTo({ address }, _session, done) {
      const responseCode = refusals.get(address)
      if (responseCode === undefined) done()
      else done(Object.assign(new Error(`<${address}>: not taken`), { responseCode }))
    },
    onData(stream, { envelope }, done) {
      void text(stream).then((content) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), content })
        done()
      }, done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    answerTo(address, refusal) {
      if (refusal === null) refusals.delete(address)
      else refusals.set(address, refusal)
    },
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(resolve)),
  }
}
