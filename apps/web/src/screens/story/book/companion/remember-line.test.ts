import { expect, test } from 'vitest'
import { rememberLine } from './remember-line.ts'

const kind =
  '"And be kind to one another, tender hearted, forgiving each other, just as God also in Christ forgave you." (Ephesians 4:32)'

function gapsOf(remember: string): string[] {
  return rememberLine(remember).parts.flatMap(({ text, isGap }) => (isGap ? [text] : []))
}

test('the reference is told from the verse', () => {
  expect(rememberLine(kind).reference).toBe('Ephesians 4:32')
  expect(rememberLine('Love makes room.').reference).toBeNull()
})

test('parts and gaps together are the verse, character for character', () => {
  const whole = rememberLine(kind)
    .parts.map(({ text }) => text)
    .join('')
  expect(`${whole} (Ephesians 4:32)`).toBe(kind)
})

test('a long verse has three gaps, spread over it', () => {
  expect(gapsOf(kind)).toEqual(['another', 'forgiving', 'forgave'])
})

test('a short verse keeps most of its words', () => {
  expect(gapsOf('"Be hospitable to one another without grumbling." (1 Peter 4:9)')).toEqual(['hospitable'])
})

test('a word with an apostrophe is one word, and a verse of small words has no gap', () => {
  expect(gapsOf('"Let’s do it." (Galatians 6:10)')).toEqual(['Let’s'])
  expect(gapsOf('"God is all." (1 Corinthians 15:28)')).toEqual([])
})
