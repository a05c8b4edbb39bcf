import { paths } from '../paths.ts'
import { createTokenKeeper } from './bearer-token.ts'
import { type GoogleWindow, openGoogleWindow } from './google-window.ts'
import { type Identity, IdentityError, type IdentityProblem, type IdentityUser } from './identity.ts'
import { signInMark } from './sign-in-mark.ts'

/** Error codes of better-auth in our words. */
const problems: Record<string, IdentityProblem> = {
  INVALID_EMAIL_OR_PASSWORD: 'invalid-credential',
  USER_NOT_FOUND: 'invalid-credential',
  INVALID_EMAIL: 'invalid-email',
  VALIDATION_ERROR: 'invalid-email',
  USER_ALREADY_EXISTS: 'email-already-in-use',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email-already-in-use',
  PASSWORD_TOO_SHORT: 'weak-password',
  INVALID_PASSWORD: 'wrong-password',
  INVALID_TOKEN: 'expired-link',
  RESET_PASSWORD_DISABLED: 'not-available',
}

const noWindow = 'Please allow pop-up windows for this page and try again.'

export interface AuthUser {
  id: string
  email: string
  name: string
}

export function identityUser({ id, email, name }: AuthUser): IdentityUser {
  return { uid: id, email, displayName: name }
}

/** The identity that lives inside our own server, at /api/auth: a cookie keeps the sign-in, a token goes with calls. */
export function createBuiltinIdentity(): Identity {
  const listeners = new Set<() => void>()
  const tokens = createTokenKeeper(async () => {
    const response = await tokenAnswer()
    if (response.status === 401) {
      endHere()
      return null
    }
    if (!response.ok) throw identityError(response, await response.json().catch(() => null))
    const { token } = (await response.json()) as { token: string }
    return token
  })

  /**
   * Asks twice before it believes a refusal. The provider also says 401 when it could not look the sign-in up; and
   * what the browser fetched ahead for a page may have been refused before somebody signed in there.
   */
  async function tokenAnswer(): Promise<Response> {
    const response = await request('GET', '/token')
    if (response.status !== 401 || (await currentUser()) === null) return response
    return await request('GET', '/token')
  }

  /** The sign-in ran out, was ended elsewhere, or is refused. */
  function endHere() {
    tokens.forget()
    signInMark.remove()
    for (const listener of listeners) listener()
  }

  function enter(user: AuthUser): IdentityUser {
    tokens.forget()
    signInMark.leave(user.id)
    return identityUser(user)
  }

  async function currentUser(): Promise<IdentityUser | null> {
    const session = await answered<{ user: AuthUser } | null>('GET', '/get-session')
    if (session) return enter(session.user)
    tokens.forget()
    signInMark.remove()
    return null
  }

  return {
    storedUid: signInMark.read,
    prepare: async () => {},
    currentUser,
    async signIn(email, password) {
      return enter((await answered<{ user: AuthUser }>('POST', '/sign-in/email', { email, password })).user)
    },
    async signUp({ displayName, email, password }) {
      const account = { name: displayName, email, password, callbackURL: paths.emailVerified() }
      return enter((await answered<{ user: AuthUser }>('POST', '/sign-up/email', account)).user)
    },
    openGoogleWindow,
    async signInWithGoogle(googleWindow) {
      if (!googleWindow) throw new IdentityError('other', noWindow)
      await visitGoogle(googleWindow)
      const user = await currentUser()
      if (user) return user
      throw new IdentityError('cancelled', 'The window was closed.')
    },
    async signOut() {
      await answered('POST', '/sign-out', {})
      tokens.forget()
      signInMark.remove()
    },
    async changePassword(currentPassword, newPassword) {
      const change = { currentPassword, newPassword, revokeOtherSessions: true }
      await answered('POST', '/change-password', change)
      tokens.forget()
    },
    prove: async (password) => ({ password }),
    async sendVerificationEmail(email) {
      await answered('POST', '/send-verification-email', { email, callbackURL: paths.emailVerified() })
    },
    async requestPasswordReset(email) {
      await answered('POST', '/request-password-reset', { email, redirectTo: paths.resetPassword() })
    },
    async resetPassword(token, newPassword) {
      await answered('POST', '/reset-password', { token, newPassword })
      for (const listener of listeners) listener()
    },
    token: ({ fresh } = { fresh: false }) => tokens.get({ fresh }),
    endHere,
    onChange(listener) {
      const heard = () => {
        tokens.forget()
        listener()
      }
      listeners.add(listener)
      const stopHearing = signInMark.onChange(heard)
      return () => {
        listeners.delete(listener)
        stopHearing()
      }
    },
  }
}

/** Leads the window to Google and waits until it is back. @throws IdentityError */
async function visitGoogle(googleWindow: GoogleWindow): Promise<void> {
  const way = {
    provider: 'google',
    callbackURL: paths.googleSignInEnded(),
    errorCallbackURL: paths.googleSignInEnded(),
    disableRedirect: true,
  }
  try {
    const { url } = await answered<{ url: string }>('POST', '/sign-in/social', way)
    googleWindow.lead(url)
  } catch (error) {
    googleWindow.close()
    throw error
  }
  const error = await googleWindow.ended
  if (error) throw googleError(error)
}

/** What the way back from Google says in its address. */
function googleError(code: string): IdentityError {
  if (code === 'access_denied') return new IdentityError('cancelled', 'Google was not allowed to tell us.')
  if (code === 'account_not_linked') {
    const words = 'There is already an account with this email. Please log in with its password.'
    return new IdentityError('email-already-in-use', words)
  }
  return new IdentityError('other', `Google answered ${code.replaceAll('_', ' ')}.`)
}

function request(method: 'GET' | 'POST', path: string, body?: object): Promise<Response> {
  return fetch(`/api/auth${path}`, {
    method,
    credentials: 'same-origin',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
}

/** @throws IdentityError for every answer that is not a success, for none, and for one that broke off */
async function answered<Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
  const response = await request(method, path, body).catch(failAsUnreachable)
  if (response.ok) return (await response.json().catch(failAsUnreachable)) as Answer
  throw identityError(response, await response.json().catch(() => null))
}

function failAsUnreachable(): never {
  throw new IdentityError('other', 'Network error. Please check your connection and try again.')
}

function identityError(response: Response, answer: unknown): IdentityError {
  const { code, message } = { code: '', message: response.statusText, ...(answer as object | null) }
  if (response.status === 429) {
    return new IdentityError('too-many-requests', 'Too many attempts. Please try again later.')
  }
  return new IdentityError(problems[code] ?? 'other', message)
}
