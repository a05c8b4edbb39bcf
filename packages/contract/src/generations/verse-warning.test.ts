import { expect, test } from 'vitest'
import { verseWarning } from './verse-warning.ts'

const verse = { reference: 'John 3:16', text: 'For God so loved the world.' }

test('a verse that stands once, word for word, with its reference needs no warning', () => {
  expect(verseWarning(verse, 'He read: "For God so loved the world." (John 3:16)')).toBeNull()
})

test.each([
  ['changed', 'He read: "For God so loved us." (John 3:16)', 'no longer stands in the text word for word'],
  ['doubled', `${verse.text} ${verse.text} (John 3:16)`, 'stands in the text 2 times'],
  ['without its reference', `He read: "${verse.text}"`, 'The reference John 3:16 is missing'],
])('a verse that is %s is told of', (_, text, words) => {
  expect(verseWarning(verse, text)).toContain(words)
})
