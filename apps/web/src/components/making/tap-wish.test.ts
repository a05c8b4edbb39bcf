import { expect, test } from 'vitest'
import { tapWish } from './tap-wish.ts'

test('a tap puts the words behind what was typed, and a second one takes them out again', () => {
  const wish = { label: 'Shorter', words: 'Make it shorter.' }
  expect(tapWish('', wish)).toBe('Make it shorter.')
  expect(tapWish('No goose. ', wish)).toBe('No goose. Make it shorter.')
  expect(tapWish('No goose. Make it shorter. Thanks', wish)).toBe('No goose. Thanks')
})
