import type { JWTVerifyGetKey } from 'jose'

/** Who may sign in, and how their tokens are recognised. */
export interface IdentityProvider {
  name: 'builtin'
  /** Whether 'Sign in with Google' works here. */
  google: boolean
  issuer: string
  audience: string
  /** The provider's public keys. */
  keys: JWTVerifyGetKey
  /** Answers the calls under /api/auth; null where the provider has a server of its own. */
  handle: ((request: Request) => Promise<Response>) | null
  /** Whether the person has shown that the e-mail address is theirs, as it stands now. */
  isEmailVerified: (person: SignedInPerson) => Promise<boolean>
  /** The email address that a link to a new password was mailed to, by its token; null when it is good for nothing. */
  ownerOfLink: ((token: string) => Promise<string | null>) | null
}

/** The person a valid token speaks for. */
export interface SignedInPerson {
  uid: string
  email: string
  emailVerified: boolean
  name: string | null
}
