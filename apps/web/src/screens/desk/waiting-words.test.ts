import { expect, test } from 'vitest'
import { waitingWords } from './waiting-words.ts'

test.each([
  ['2026-11-23T08:00:00Z', 'since today'],
  ['2026-11-22T08:00:00Z', 'for 1 day'],
  ['2026-11-11T08:00:00Z', 'for 12 days'],
])('a parent who asked on %s waits %s', (since, words) => {
  expect(waitingWords(since, Date.parse('2026-11-23T09:00:00Z'))).toBe(words)
})
