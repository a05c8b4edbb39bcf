import { createTransport } from 'nodemailer'

const patienceMilliseconds = 10_000

/** Signs in at the mail server and sends nothing. @throws Error with the server's words when it refuses */
export async function askMailServer(url: string): Promise<void> {
  const patience = {
    connectionTimeout: patienceMilliseconds,
    greetingTimeout: patienceMilliseconds,
    socketTimeout: patienceMilliseconds,
  }
  const transport = createTransport({ url, ...patience })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
