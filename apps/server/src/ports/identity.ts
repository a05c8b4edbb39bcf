import type { DeploymentConfig } from '@faith-fables/contract'
import type { JWTVerifyGetKey } from 'jose'

/** Who may sign in, and how their tokens are recognised. */
export interface IdentityProvider {
  /** What a browser must know of it; never a secret. */
  forBrowsers: DeploymentConfig['identity']
  /** What pages load from the provider's own addresses; null where it has none. */
  sources: ProviderSources | null
  issuer: string
  audience: string
  /** The provider's public keys. */
  keys: JWTVerifyGetKey
  /** How its tokens are signed, by the names of JOSE. */
  algorithms: string[]
  /** Moments that its tokens must name, and that must have been: seconds since 1970. */
  pastClaims: string[]
  /** Whether tokens without a signature are believed instead: those of an emulator on this machine. */
  isEmulated: boolean
  /** Whether it mails its letters itself, so that they reach inboxes without our mail server. */
  mailsLetters: boolean
  /** Answers the calls under /api/auth; null where the provider has a server of its own. */
  handle: ((request: Request) => Promise<Response>) | null
  /** Whether the person has shown that the e-mail address is theirs, as it stands now. */
  isEmailVerified: (person: SignedInPerson) => Promise<boolean>
  /** Whether the person has a password here; whoever signs in with Google has none. */
  hasPassword: (person: Pick<SignedInPerson, 'uid' | 'signedInWith'>) => Promise<boolean>
  /**
   * Whether this is the person: by the password where there is one and it is ours to check, else by a sign-in within the
   * last minutes of the contract.
   */
  proves: (
    person: Pick<SignedInPerson, 'uid' | 'signedInAt'>,
    password: string | undefined,
  ) => Promise<boolean>
  /** Deletes the person's sign-ins and all that the provider knows of them. Nobody there is no error. */
  forget: (uid: string) => Promise<void>
  /** The email address that a link to a new password was mailed to, by its token; null when it is good for nothing. */
  ownerOfLink: ((token: string) => Promise<string | null>) | null
}

/** Origins that pages of ours may load from, run code of, and frame. */
export interface ProviderSources {
  connect: string[]
  script: string[]
  frame: string[]
}

/** The person a valid token speaks for. */
export interface SignedInPerson {
  uid: string
  email: string
  emailVerified: boolean
  name: string | null
  /** When they last showed who they are, in milliseconds since 1970; absent where tokens don't say. */
  signedInAt?: number | undefined
  /** How they did, in the provider's word, such as `password`; absent where tokens don't say. */
  signedInWith?: string | undefined
}
