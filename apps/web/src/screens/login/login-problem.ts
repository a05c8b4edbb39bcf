import { messageOf } from '../../api/calls/api-error.ts'
import { IdentityError, type IdentityProblem } from '../../identity/identity.ts'

/** Nobody learns from the answer whether there is such an account. */
const wrongEntries: ReadonlySet<IdentityProblem> = new Set(['invalid-credential', 'wrong-password'])

/** What the parent reads when signing in fails. */
export function loginProblem(error: unknown): string {
  if (error instanceof IdentityError) {
    if (wrongEntries.has(error.problem)) return 'Invalid email or password. Please try again.'
    if (error.problem === 'invalid-email') return 'Please enter a valid email address.'
  }
  return `Login failed: ${messageOf(error)}`
}

/** What the parent reads when Google did not sign them in. */
export function googleProblem(error: unknown): string {
  if (error instanceof IdentityError && error.problem === 'cancelled') return 'Google Sign-In cancelled.'
  return `Google Sign-In failed: ${messageOf(error)}`
}

/** The parent is signed in by then; only the profile is missing. */
export function syncProblem(error: unknown): string {
  return `Google Sign-In successful, but failed to sync profile: ${messageOf(error)}`
}
