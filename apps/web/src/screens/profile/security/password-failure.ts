import { messageOf } from '../../../api/calls/api-error.ts'
import { IdentityError } from '../../../identity/identity.ts'
import { weakPassword } from './check-password-change.ts'

/** Why the password is still the old one. */
export function passwordFailure(error: unknown): string {
  if (error instanceof IdentityError) {
    if (error.problem === 'wrong-password' || error.problem === 'invalid-credential') {
      return 'Incorrect current password.'
    }
    if (error.problem === 'weak-password') return weakPassword
  }
  return `Password update failed: ${messageOf(error)}`
}
