import { expect, test } from 'vitest'
import { hardWords, lengthWarnings, measureText, usualMost } from './text-measure.ts'

const sentences = (count: number) => 'Ada ran to the red barn. '.repeat(count)

test('a text is measured by the page, without its verse', () => {
  const verse = 'Jesus wept.'
  expect(measureText(`Ada ran home. ${verse} She slept.`, 5, verse)).toMatchObject({
    words: 5,
    wordsPerPage: 1,
    wordsPerSentence: 2.5,
    longestSentence: { words: 3, text: 'Ada ran home.' },
  })
})

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

test('words that are long to say are named once, names and everyday words are not', () => {
  const text =
    'Ezekiel saw an enormous caterpillar. “Enormous!” said Grandmother Valentina. She felt gratitude yesterday.'
  expect(hardWords(text, 'Toddlers')).toEqual(['enormous', 'gratitude'])
  expect(hardWords(text, 'Early Readers')).toEqual([])
  expect(hardWords('An extraordinary celebration.', 'Early Readers')).toEqual([
    'extraordinary',
    'celebration',
  ])
  expect(hardWords('Be of good understanding.', 'Toddlers', 'Be of good understanding.')).toEqual([])
})
