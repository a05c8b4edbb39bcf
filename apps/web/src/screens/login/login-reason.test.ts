import { expect, test } from 'vitest'
import { loginReason } from './login-reason.ts'

test('a visitor learns why a story or the form asks for a sign-in', () => {
  expect(loginReason('/story/s1')).toBe('You need to log in or sign up to view this story.')
  expect(loginReason('/create')).toBe('Please log in to create a story')
})

test('a parent on the way to their own shelf needs no reason', () => {
  expect(loginReason('/library')).toBeNull()
  expect(loginReason('/stories-of-old')).toBeNull()
})
