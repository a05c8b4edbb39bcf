import { messageOf } from '../../api/api-error.ts'
import { IdentityError } from '../../identity/identity.ts'

/** What the parent reads when signing in fails. */
export function loginProblem(error: unknown): string {
  if (error instanceof IdentityError) {
    if (error.problem === 'invalid-credential') return 'Invalid email or password. Please try again.'
    if (error.problem === 'invalid-email') return 'Please enter a valid email address.'
  }
  return `Login failed: ${messageOf(error)}`
}
