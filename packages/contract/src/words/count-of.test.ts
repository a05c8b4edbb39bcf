import { expect, test } from 'vitest'
import { countOf } from './count-of.ts'

test('one is one, and everything else is many', () => {
  expect([0, 1, 2].map((count) => countOf(count, 'token'))).toEqual(['0 tokens', '1 token', '2 tokens'])
  expect(countOf(1, 'story', 'stories')).toBe('1 story')
  expect(countOf(3, 'story', 'stories')).toBe('3 stories')
})
