import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitText } from './split-text.ts'

const words = (text: string) => text.split(/\s+/).filter(Boolean)

test('uses the pages as written while the words are the same', () => {
  expect(splitText('One. Two.\n\nThree.', 2, ['One. Two.', 'Three.'])).toEqual(['One. Two.', 'Three.'])
})

test('cuts an edited text between sentences and rather between paragraphs', () => {
  const text = 'Mia ran. The dog ran too.\n\nIt rained all day. They sat inside.'
  expect(splitText(text, 2)).toEqual(['Mia ran. The dog ran too.', 'It rained all day. They sat inside.'])
})

test('keeps a closing quotation mark with its sentence', () => {
  expect(splitText('"Come in!" said Mia. "Thank you," said Leo.', 2)).toEqual([
    '"Come in!" said Mia.',
    '"Thank you," said Leo.',
  ])
})

test('cuts at clauses, then at words, when there are fewer sentences than scenes', () => {
  expect(splitText('One day, they went out', 2)).toEqual(['One day,', 'they went out'])
  expect(splitText('one two three', 3)).toEqual(['one', 'two', 'three'])
})

test('always gives the asked number of snippets, none empty, and loses no word', () => {
  const sentence = fc
    .array(fc.stringMatching(/^[a-z]{1,9},?$/), { minLength: 1, maxLength: 14 })
    .map((parts) => `${parts.join(' ')}.`)
  const text = fc
    .array(fc.array(sentence, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 12 })
    .map((paragraphs) => paragraphs.map((sentences) => sentences.join(' ')).join('\n\n'))
  fc.assert(
    fc.property(text, fc.constantFrom(5, 10, 15, 20), (story, count) => {
      fc.pre(words(story).length >= count)
      const snippets = splitText(story, count)
      expect(snippets).toHaveLength(count)
      expect(snippets.every((snippet) => snippet.trim() !== '')).toBe(true)
      expect(words(snippets.join(' '))).toEqual(words(story))
    }),
  )
})

test('refuses a text with fewer words than scenes', () => {
  expect(() => splitText('too short', 5)).toThrow('cannot be cut into 5 scenes')
})
