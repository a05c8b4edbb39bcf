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
  /** Whether the person has a password here; whoever signs in with Google has none. */
  hasPassword: (uid: string) => Promise<boolean>
  /** Whether this is the person: by the password where there is one, else by a sign-in within the last ten minutes. */
  proves: (uid: string, password: string | undefined) => Promise<boolean>
  /** Deletes the person's sign-ins and all that the provider knows of them. Nobody there is no error. */
  forget: (uid: string) => Promise<void>
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
