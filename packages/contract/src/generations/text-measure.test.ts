import { expect, test } from 'vitest'
import { measureText } from './text-measure.ts'

test('a text is measured by the page, without its verse', () => {
  const verse = 'Jesus wept.'
  expect(measureText(`Ada ran home. ${verse} She slept.`, 5, verse)).toMatchObject({
    words: 5,
    wordsPerPage: 1,
    wordsPerSentence: 2.5,
    longestSentence: { words: 3, text: 'Ada ran home.' },
  })
})
