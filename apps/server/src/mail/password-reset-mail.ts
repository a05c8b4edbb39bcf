import type { Mail } from '../ports/mail.ts'
import { letterPage } from './letter-page.ts'

export interface PasswordReset {
  email: string
  name: string
  /** Opens the page for a new password. */
  link: string
}

/** The letter with the link to a new password. Good for an hour: the identity provider decides that. */
export function passwordResetMail({ email, name, link }: PasswordReset): Mail {
  const greeting = name.trim() === '' ? 'Hello,' : `Hello ${name.trim()},`
  const button = 'Choose a new password'
  return {
    to: email,
    subject: title,
    text: [greeting, asked, `${button} here:\n${link}`, goodFor, ignore, ''].join('\n\n'),
    html: letterPage({ title, greeting, sentences: [asked], button, link, after: `${goodFor} ${ignore}` }),
  }
}

const title = 'A new password for Faith Fables'
const asked = 'somebody, probably you, asked for a new password for your account at Faith Fables.'
const goodFor = 'The link is good for one hour, and once.'
const ignore = 'If it was not you, there is nothing to do: your password stays as it is.'
