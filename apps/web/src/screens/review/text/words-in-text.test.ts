import { expect, test } from 'vitest'
import { findWords, mendText } from './words-in-text.ts'

const text = 'A red coat. A red hat. A red dog.'

test('words are found where they were told, or nearest to it once the text has moved (CI-06)', () => {
  expect(findWords(text, { start: 14, words: 'red' })).toEqual([14, 17])
  expect(findWords(text, { start: 24, words: 'red' })).toEqual([25, 28])
  expect(findWords(text, { start: 2, words: 'blue' })).toBeNull()
  expect(findWords(text, { start: 2, words: '' })).toBeNull()
})

test('a mend changes one place alone, and nothing where its words are gone (CI-06)', () => {
  expect(mendText(text, { start: 14, words: 'red', instead: 'blue' })).toBe(
    'A red coat. A blue hat. A red dog.',
  )
  expect(mendText(text, { start: 14, words: 'green', instead: 'blue' })).toBe(text)
})
