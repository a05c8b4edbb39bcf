import { expect, test } from 'vitest'
import { checkSignUp, type SignUpEntry } from './check-sign-up.ts'

const good: SignUpEntry = {
  displayName: 'Ruth',
  email: 'ruth@example.org',
  password: 'sixsix',
  confirmation: 'sixsix',
}

test('a whole entry may be sent; six characters are enough for a password', () => {
  expect(checkSignUp(good)).toBeNull()
})

test('everything is wrong: the faults are named one at a time, from the top', () => {
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
