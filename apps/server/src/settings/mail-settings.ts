import { z } from 'zod'
import type { SettingsOf } from './setting-values.ts'

const mailServer = z.url({
  protocol: /^smtps?$/,
  error: 'must be an address that begins with smtp:// or smtps://',
})

/** Who carries letters, and who they are from. */
export const mailVariables = {
  SMTP_URL: mailServer.optional(),
  MAIL_FROM: z.string().regex(/@/, 'must hold an e-mail address').optional(),
}

/** null where letters are kept in the data folder. */
export function mailSetting(
  settings: SettingsOf<typeof mailVariables>,
  publicUrl: string,
): { url: string; from: string } | null {
  if (!settings.SMTP_URL) return null
  return { url: settings.SMTP_URL, from: settings.MAIL_FROM ?? senderAt(publicUrl) }
}

/** Who letters are from where nothing else is said. */
function senderAt(publicUrl: string): string {
  return `Faith Fables <no-reply@${new URL(publicUrl).hostname}>`
}
