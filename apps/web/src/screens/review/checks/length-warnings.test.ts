import { measureText } from '@faith-fables/contract/text-measure'
import { expect, test } from 'vitest'
import { lengthWarnings, usualMost } from './length-warnings.ts'

const sentences = (count: number) => 'Ada ran to the red barn. '.repeat(count)

test('800 words a page are too many for a tired child of five', () => {
  expect(lengthWarnings(measureText(sentences(667), 5), 'Early Readers')).toEqual([
    'About 800 words a page: Early Readers usually get 25 to 60. A tired child may not last.',
  ])
})

test('what suits an age is not warned about, and the bounds grow with the pictures', () => {
  expect(lengthWarnings(measureText(sentences(70), 10), 'Early Readers')).toEqual([])
  expect(lengthWarnings(measureText(sentences(210), 10), 'Early Readers')).toHaveLength(1)
  expect(lengthWarnings(measureText(sentences(210), 20), 'Early Readers')).toEqual([])
})

test('few pictures have more words beside each, many have no fewer', () => {
  expect(usualMost('Early Readers', 5)).toEqual({ wordsPerPage: 101, longestSentence: 20 })
  expect(usualMost('Early Readers', 10).wordsPerPage).toBe(60)
  expect(usualMost('Early Readers', 20).wordsPerPage).toBe(60)
})

test('a story that is over at once, and a sentence that never ends, are told', () => {
  expect(lengthWarnings(measureText('Ada ran home.', 5), 'Pre-Teens')[0]).toBe(
    'About 1 word a page: Pre-Teens usually get 120 to 250. It is soon over.',
  )
  const endless = `${'and then she ran on '.repeat(8)}home.`
  expect(lengthWarnings(measureText(endless, 5), 'Toddlers').join(' ')).toContain(
    'The longest sentence has 41 words (“and then she ran on and …”).',
  )
})

test('hard words are told, an empty text is not scolded', () => {
  const hard = 'Considerable philosophical deliberation invariably necessitates extraordinary perseverance. '
  expect(lengthWarnings(measureText(hard.repeat(8), 5), 'Early Readers').at(-1)).toMatch(
    /rather hard for Early/,
  )
  expect(lengthWarnings(measureText('', 5), 'Toddlers')).toEqual([])
})
