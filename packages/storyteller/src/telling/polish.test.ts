import { expect, test } from 'vitest'
import { polish } from './polish.ts'

test.each([
  [
    'They counted twice, and was wider awake than before.',
    'They counted twice, and were wider awake than before.',
  ],
  [
    'They knocked but was not heard. Kit sat down and was glad.',
    'They knocked but were not heard. Kit sat down and was glad.',
  ],
  ['It was a unicorn, and it had a horn and a hour.', 'It was a unicorn, and it had a horn and an hour.'],
  ['José María ate an pear.', 'José María ate a pear.'],
  ['a  small   dog came .. and sat', 'A small dog came. And sat'],
])('"%s" is printed right', (rendered, printed) => {
  expect(polish(rendered, 'early', '')).toBe(printed)
})

test('a toddler has one sentence a line, and a title is no end of one', () => {
  expect(polish('It is Mr. Hobbs. Hello!', 'toddlers', '')).toBe('It is Mr. Hobbs.\nHello!')
})
