import { createTokenKeeper } from './bearer-token.ts'
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
  PASSWORD_TOO_LONG: 'weak-password',
  INVALID_PASSWORD: 'wrong-password',
  RESET_PASSWORD_DISABLED: 'not-available',
}

interface AuthUser {
  id: string
  email: string
  name: string
}

/** The identity that lives inside our own server, at /api/auth: a cookie keeps the sign-in, a token goes with calls. */
export function createBuiltinIdentity(): Identity {
  const listeners = new Set<() => void>()
  const tokens = createTokenKeeper(async () => {
    const response = await request('GET', '/token')
    if (response.status === 401) {
      endHere()
      return null
    }
    if (!response.ok) throw identityError(response, await response.json().catch(() => null))
    const { token } = (await response.json()) as { token: string }
    return token
  })

  /** The provider no longer knows the sign-in: it ran out or was ended elsewhere. */
  function endHere() {
    tokens.forget()
    signInMark.remove()
    for (const listener of listeners) listener()
  }

  function enter(user: AuthUser): IdentityUser {
    tokens.forget()
    signInMark.leave(user.id)
    return { uid: user.id, email: user.email, displayName: user.name }
  }

  return {
    mayBeSignedIn: signInMark.exists,
    async currentUser() {
      const session = await answered<{ user: AuthUser } | null>('GET', '/get-session')
      if (session) return enter(session.user)
      tokens.forget()
      signInMark.remove()
      return null
    },
    async signIn(email, password) {
      return enter((await answered<{ user: AuthUser }>('POST', '/sign-in/email', { email, password })).user)
    },
    async signUp({ displayName, email, password }) {
      const account = { name: displayName, email, password }
      return enter((await answered<{ user: AuthUser }>('POST', '/sign-up/email', account)).user)
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
    async requestPasswordReset(email) {
      await answered('POST', '/request-password-reset', { email, redirectTo: '/reset-password' })
    },
    token: ({ fresh } = { fresh: false }) => tokens.get({ fresh }),
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

function request(method: 'GET' | 'POST', path: string, body?: object): Promise<Response> {
  return fetch(`/api/auth${path}`, {
    method,
    credentials: 'same-origin',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
}

/** @throws IdentityError for every answer that is not a success, and for none */
async function answered<Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
  const response = await request(method, path, body).catch(() => {
    throw new IdentityError('other', 'Network error')
  })
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer as Answer
  throw identityError(response, answer)
}

function identityError(response: Response, answer: unknown): IdentityError {
  const { code, message } = { code: '', message: response.statusText, ...(answer as object | null) }
  if (response.status === 429) {
    return new IdentityError('too-many-requests', 'Too many attempts. Please try again later.')
  }
  return new IdentityError(problems[code] ?? 'other', message)
}
