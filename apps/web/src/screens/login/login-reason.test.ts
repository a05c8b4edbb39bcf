import { expect, test } from 'vitest'
import { loginReason } from './login-reason.ts'

test('a visitor learns why a story or the form asks for a sign-in', () => {
  expect(loginReason({ from: '/story/s1' })).toBe('You need to log in or sign up to view this story.')
  expect(loginReason({ from: '/create' })).toBe('Please log in to create a story')
})

test('a parent on the way to their own shelf needs no reason', () => {
  expect(loginReason({ from: '/library' })).toBeNull()
  expect(loginReason({ from: '/stories-of-old' })).toBeNull()
})

test('whoever was interrupted learns that it goes on', () => {
  expect(loginReason({ from: '/review/g1', uid: 'u-ruth' })).toMatch(/^Your sign-in has ended\./)
})
