import { expect, test } from 'vitest'
import { beginningsOf, sentenceAt } from './sound-places.ts'

test('a sentence is found in the sound of its page by its share of the words (NA-08)', () => {
  const beginnings = beginningsOf([
    { text: 'a'.repeat(14) },
    { text: 'b'.repeat(34) },
    { text: 'c'.repeat(34) },
  ])
  expect(beginnings).toEqual([0, 0.2, 0.6])
  expect([0, 0.19, 0.2, 0.59, 0.6, 1].map((part) => sentenceAt(beginnings, part))).toEqual([0, 0, 1, 1, 2, 2])
  expect(sentenceAt([], 0.5)).toBe(0)
})
