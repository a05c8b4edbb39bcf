import { expect, test } from 'vitest'
import { loginProblem } from '../../screens/login/login-problem.ts'
import { firebaseError, isSignInOver } from './firebase-error.ts'

const thrown = (code: string) =>
  Object.assign(new Error(`Firebase: Error (auth/${code}).`), { code: `auth/${code}` })

test.each([
  ['invalid-credential', 'invalid-credential'],
  ['user-not-found', 'invalid-credential'],
  ['wrong-password', 'wrong-password'],
  ['invalid-email', 'invalid-email'],
  ['email-already-in-use', 'email-already-in-use'],
  ['weak-password', 'weak-password'],
  ['password-does-not-meet-requirements', 'weak-password'],
  ['too-many-requests', 'too-many-requests'],
  ['expired-action-code', 'expired-link'],
  ['popup-closed-by-user', 'cancelled'],
  ['operation-not-allowed', 'not-available'],
  ['network-request-failed', 'other'],
])('%s of Firebase is %s (FB-09)', (code, problem) => {
  expect(firebaseError(thrown(code)).problem).toBe(problem)
})

test.each([
  ['user-not-found', 'Invalid email or password. Please try again.'],
  ['network-request-failed', 'Login failed: Network error. Please check your connection and try again.'],
  ['too-many-requests', 'Login failed: Too many attempts. Please try again later.'],
  ['user-disabled', 'Login failed: This account was switched off.'],
  ['quota-exceeded', 'Login failed: Firebase answered quota exceeded.'],
])('whoever logs in and is refused by %s reads: %s (FB-09)', (code, words) => {
  expect(loginProblem(firebaseError(thrown(code)))).toBe(words)
})

test('only what a new sign-in mends ends the one there is (FB-11)', () => {
  const codes = ['user-token-expired', 'user-disabled', 'network-request-failed', 'too-many-requests']
  expect(codes.map((code) => isSignInOver(thrown(code)))).toEqual([true, true, false, false])
})
