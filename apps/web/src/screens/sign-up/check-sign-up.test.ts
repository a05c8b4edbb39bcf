import { expect, test } from 'vitest'
import { checkSignUp, type SignUpEntry } from './check-sign-up.ts'

const good: SignUpEntry = {
  displayName: 'Ruth',
  email: 'ruth@example.org',
  password: 'sixsix',
  confirmation: 'sixsix',
}

test('a whole entry may be sent; six characters are enough for a password (SU-04)', () => {
  expect(checkSignUp(good)).toBeNull()
})

test('everything is wrong: the faults are named one at a time, from the top (SU-03, SU-04, SU-05)', () => {
  const faults: string[] = []
  let entry: SignUpEntry = { displayName: '  ', email: ' ', password: 'five5', confirmation: '' }
  for (let wrong = checkSignUp(entry); wrong; wrong = checkSignUp(entry)) {
    faults.push(wrong.message)
    entry = { ...entry, [wrong.field]: good[wrong.field] }
  }
  expect(faults).toEqual([
    'Display Name is required.',
    'Please enter your email.',
    'Password must be at least 6 characters long.',
    'Passwords do not match.',
  ])
})

test.each([
  ['displayName', 'R'.repeat(101), 'Display Name must be 100 characters or less.'],
  ['password', 'p'.repeat(129), 'Password must be at most 128 characters long.'],
])('%s has an end', (field, value, message) => {
  expect(checkSignUp({ ...good, [field]: value })).toEqual({ field, message })
})
