import type { Letter } from '../ports/mail.ts'

export interface EmailVerification {
  email: string
  name: string
  /** Says that the address is theirs. */
  link: string
}

/** The letter by which an address proves to be its owner's. Good for a day: the identity provider decides that. */
export function verifyEmailMail({ email, name, link }: EmailVerification): Letter {
  const after = [goodFor, ignore]
  return {
    to: email,
    subject: title,
    name,
    sentences: [welcome],
    button: 'Verify my address',
    link,
    after,
  }
}

const title = 'Your e-mail address at Faith Fables'
const welcome =
  'This address was given for an account at Faith Fables. Making stories needs no more; showing one to everybody needs this one step.'
const goodFor = 'The link is good for one day.'
const ignore = 'If you have no account with us, there is nothing to do.'
