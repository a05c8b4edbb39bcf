import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail, MailCarrier } from '../../ports/mail.ts'

/** Letters may hold keys to an account: only whoever runs the server reads them. */
const ownerOnly = { file: 0o600, folder: 0o700 }

/**
 * Where there is no mail server: each letter is put into the folder `outbox`, as text and as a page that a browser
 * opens.
 *
 * @param announce told where the text of each letter lies, and nothing of what it says
 */
export function createOutboxMailCarrier(dataDir: string, announce: (file: string) => void): MailCarrier {
  const folder = join(dataDir, 'outbox')
  return {
    reachesInboxes: false,
    async deliver(mail) {
      await mkdir(folder, { recursive: true, mode: ownerOnly.folder })
      const file = join(folder, fileNameAt(new Date()))
      await writeFile(`${file}.html`, mail.html, { mode: ownerOnly.file })
      await writeFile(`${file}.txt`, asText(mail), { mode: ownerOnly.file })
      announce(`${file}.txt`)
    },
    close() {},
  }
}

/** Sorted by name, the newest letter comes last. */
function fileNameAt(moment: Date): string {
  const time = moment.toISOString().replace(/[:.]/g, '-')
  return `${time}-${randomUUID().slice(0, 8)}`
}

function asText({ to, subject, text }: Mail): string {
  return `To: ${to}\nSubject: ${subject}\n\n${text}`
}
