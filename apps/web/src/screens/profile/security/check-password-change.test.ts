import { expect, test } from 'vitest'
import { IdentityError } from '../../../identity/identity.ts'
import { checkPasswordChange } from './check-password-change.ts'
import { passwordFailure } from './password-failure.ts'

test.each([
  ['New passwords do not match.', { current: '', next: 'abcdef', confirmation: 'abc' }],
  ['Current and new passwords are required.', { current: '', next: 'abcdef', confirmation: 'abcdef' }],
  ['Current and new passwords are required.', { current: 'secret', next: '', confirmation: '' }],
  [
    'New password is too weak. Please choose a stronger password.',
    { current: 'secret', next: 'abcde', confirmation: 'abcde' },
  ],
])('the first thing that is wrong: %s', (message, entry) => {
  expect(checkPasswordChange(entry)?.message).toBe(message)
})

test('a password of six characters, twice, will do', () => {
  expect(checkPasswordChange({ current: 'x', next: 'abcdef', confirmation: 'abcdef' })).toBeNull()
})

test.each([
  [new IdentityError('wrong-password', ''), 'Incorrect current password.'],
  [new IdentityError('weak-password', ''), 'New password is too weak. Please choose a stronger password.'],
  [new IdentityError('other', 'Network error'), 'Password update failed: Network error'],
  [new Error('Gone.'), 'Password update failed: Gone.'],
])('a refused change is told: %s', (error, words) => {
  expect(passwordFailure(error)).toBe(words)
})
