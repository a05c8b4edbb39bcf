import type { GoogleWindow } from './google-window.ts'

/** Whoever is signed in, as the identity provider knows them. */
export interface IdentityUser {
  uid: string
  email: string
  displayName: string
}

export interface NewAccount {
  displayName: string
  email: string
  password: string
}

/** Signing up, in and out, and the token that every call carries. Implemented once for each provider. */
export interface Identity {
  /** Whose sign-in is stored here, unchecked; null when nobody's is, so that there is nothing to ask the provider. */
  storedUid(): string | null
  /** Fetches what a sign-in needs, so that nothing is waited for in the click. Throws when that cannot be reached. */
  prepare(): Promise<void>
  /** Asks the provider who is signed in. Throws when the provider cannot be reached. */
  currentUser(): Promise<IdentityUser | null>
  /** @throws IdentityError */
  signIn(email: string, password: string): Promise<IdentityUser>
  /** @throws IdentityError */
  signUp(account: NewAccount): Promise<IdentityUser>
  /**
   * To be called in the very click of 'Sign in with Google', and handed on at once. Null when the browser opens no
   * window, or the provider opens its own.
   */
  openGoogleWindow(): GoogleWindow | null
  /**
   * Has the parent sign in at Google. Problem `cancelled` when they did not.
   *
   * @throws IdentityError
   */
  signInWithGoogle(googleWindow: GoogleWindow | null): Promise<IdentityUser>
  /** @throws IdentityError */
  signOut(): Promise<void>
  /** Proves the current password first. @throws IdentityError */
  changePassword(currentPassword: string, newPassword: string): Promise<void>
  /**
   * Has the parent show anew who they are.
   * @returns what goes along with the call that asks for it: the password where our server checks it, else a token of the
   * sign-in that was made with it just now
   * @throws IdentityError
   */
  prove(password: string): Promise<{ password: string } | { idToken: string }>
  /** Has a letter sent whose link proves that the address is theirs. @throws IdentityError */
  sendVerificationEmail(email: string): Promise<void>
  /** Has a link for a new password sent, if there is such an account; it never tells whether. @throws IdentityError */
  requestPasswordReset(email: string): Promise<void>
  /** Sets a new password with the token of such a link, and ends every sign-in. @throws IdentityError */
  resetPassword(token: string, newPassword: string): Promise<void>
  /** The token of the signed-in user, null without one. `fresh` asks for a new one even if the last is not old. */
  token(options?: { fresh: boolean }): Promise<string | null>
  /** The product takes no token of this sign-in any more: it counts as ended, in this browser. */
  endHere(): void
  /** Called when somebody signed in or out without this tab: in another one, or because the sign-in ended. */
  onChange(listener: () => void): () => void
}

/** What can go wrong, in words all providers share. `other` is explained by the message alone. */
export type IdentityProblem =
  | 'invalid-credential'
  | 'invalid-email'
  | 'email-already-in-use'
  | 'weak-password'
  | 'wrong-password'
  | 'too-many-requests'
  | 'expired-link'
  | 'cancelled'
  | 'not-available'
  | 'other'

export class IdentityError extends Error {
  readonly problem: IdentityProblem

  constructor(problem: IdentityProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'IdentityError'
    this.problem = problem
  }
}
