import { expect, test } from 'vitest'
import { accessDecision } from './access-decision.ts'

const story = { userId: 'u-ruth', visibility: 'private', isFeatured: false } as const
const publicStory = { ...story, visibility: 'public' } as const

test('the owner reads a story whatever its visibility (SA-09)', () => {
  expect(accessDecision(story, 'u-ruth')).toBe('open')
  expect(accessDecision({ ...story, visibility: 'pending' }, 'u-ruth')).toBe('open')
  expect(accessDecision(publicStory, 'u-ruth')).toBe('open')
})

test('everyone reads a featured story, whatever its visibility (SA-10)', () => {
  expect(accessDecision({ ...publicStory, isFeatured: true }, null)).toBe('open')
  expect(accessDecision({ ...story, isFeatured: true }, null)).toBe('open')
  expect(accessDecision({ ...story, isFeatured: true }, 'u-ben')).toBe('open')
})

test('any signed-in parent reads a public story', () => {
  expect(accessDecision(publicStory, 'u-ben')).toBe('open')
})

test('a visitor has to sign in for a public story', () => {
  expect(accessDecision(publicStory, null)).toBe('sign-in')
})

test.each(['private', 'pending'] as const)('nobody else reads a %s story', (visibility) => {
  expect(accessDecision({ ...story, visibility }, 'u-ben')).toBe('refused')
  expect(accessDecision({ ...story, visibility }, null)).toBe('refused')
})
