import { expect, test } from 'vitest'
import { hardWords } from './hard-words.ts'

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
