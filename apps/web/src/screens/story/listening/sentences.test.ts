import { expect, test } from 'vitest'
import { sentencesOf, wordAt } from './sentences.ts'

test('a page is spoken sentence by sentence, each known by where it stands', () => {
  const text = '“Help?” said Ben.  He ran! \n\n* * *\nThen it was night.'
  expect(sentencesOf(text)).toEqual([
    { text: '“Help?” said Ben.', paragraph: 0, start: 0 },
    { text: 'He ran!', paragraph: 0, start: 19 },
    { text: 'Then it was night.', paragraph: 2, start: 0 },
  ])
})

test('a word is found by where it begins', () => {
  expect(wordAt('It isn’t far.', 3)).toEqual({ start: 3, end: 8 })
  expect(wordAt('It isn’t far.', 2)).toBeNull()
  expect(wordAt('It', 9)).toBeNull()
})
