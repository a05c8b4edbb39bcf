import { IdentityError, type IdentityProblem } from '../identity.ts'

/** Error codes of Firebase in our words. */
const problems: Record<string, IdentityProblem> = {
  'auth/invalid-credential': 'invalid-credential',
  'auth/invalid-login-credentials': 'invalid-credential',
  'auth/user-not-found': 'invalid-credential',
  'auth/user-mismatch': 'invalid-credential',
  'auth/wrong-password': 'wrong-password',
  'auth/invalid-email': 'invalid-email',
  'auth/email-already-in-use': 'email-already-in-use',
  'auth/account-exists-with-different-credential': 'email-already-in-use',
  'auth/weak-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/too-many-requests': 'too-many-requests',
  'auth/expired-action-code': 'expired-link',
  'auth/invalid-action-code': 'expired-link',
  'auth/popup-closed-by-user': 'cancelled',
  'auth/cancelled-popup-request': 'cancelled',
  'auth/user-cancelled': 'cancelled',
  'auth/operation-not-allowed': 'not-available',
}

const notAllowed =
  'Nobody can sign in from this address yet. Please tell whoever runs this place that Firebase does not know it.'

/** What a parent reads where the problem alone does not say it. */
const sentences: Record<string, string> = {
  'auth/network-request-failed': 'Network error. Please check your connection and try again.',
  'auth/too-many-requests': 'Too many attempts. Please try again later.',
  'auth/user-disabled': 'This account was switched off.',
  'auth/popup-blocked': 'Please allow pop-up windows for this page and try again.',
  'auth/account-exists-with-different-credential':
    'There is already an account with this email. Please log in with its password.',
  'auth/operation-not-allowed': 'This way to sign in is not set up here.',
  'auth/unauthorized-domain': notAllowed,
  'auth/unauthorized-continue-uri': notAllowed,
}

/** The sign-in has ended: nothing but a new one helps. */
const endings: ReadonlySet<string> = new Set([
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
])

export const isSignInOver = (error: unknown): boolean => endings.has(codeOf(error))

/** What Firebase threw, in words all providers share. */
export function firebaseError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error
  const code = codeOf(error)
  const sentence = sentences[code] ?? `Firebase answered ${code.replace('auth/', '').replaceAll('-', ' ')}.`
  return new IdentityError(problems[code] ?? 'other', sentence, { cause: error })
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'nothing we understand'
}
