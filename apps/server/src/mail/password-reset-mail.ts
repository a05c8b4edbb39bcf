import type { Letter } from '../ports/mail.ts'

export interface PasswordReset {
  email: string
  name: string
  /** Opens the page for a new password. */
  link: string
}

/** The letter with the link to a new password. Good for an hour: the identity provider decides that. */
export function passwordResetMail({ email, name, link }: PasswordReset): Letter {
  const after = [goodFor, ignore]
  return {
    to: email,
    subject: title,
    name,
    sentences: [asked],
    button: 'Choose a new password',
    link,
    after,
  }
}

const title = 'A new password for Faith Fables'
const asked = 'Somebody, probably you, asked for a new password for your account at Faith Fables.'
const goodFor = 'The link is good for one hour, and once.'
const ignore = 'If it was not you, there is nothing to do: your password stays as it is.'
