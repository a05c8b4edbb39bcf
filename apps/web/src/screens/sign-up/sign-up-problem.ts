import { messageOf } from '../../api/calls/api-error.ts'
import { IdentityError } from '../../identity/identity.ts'

/** What the parent reads when the account cannot be made. */
export function signUpProblem(error: unknown): string {
  if (error instanceof IdentityError) {
    if (error.problem === 'email-already-in-use') return 'This email address is already registered.'
    if (error.problem === 'invalid-email') return 'Please enter a valid email address.'
    if (error.problem === 'weak-password') return 'Password is too weak. Please choose a stronger password.'
  }
  return `Signup failed: ${messageOf(error)}`
}

/** The account is there by then; only the profile is missing. */
export function syncProblem(error: unknown): string {
  return `Signup successful, but failed to sync profile: ${messageOf(error)}`
}
