import { expect, test } from 'vitest'
import { isFalse } from './said-alike.ts'

const fact = (kind: string, words: string) =>
  ({ kind, words, about: 'Mia', span: [0, words.length], certain: true }) as never

test.each([
  ['habit', 'smells of toast', 'body', 'smells of toast'],
  ['habit', 'belongs to Edie', 'kin', 'belongs to Edie'],
  ['event', 'born with one hand', 'body', 'one hand, born so'],
  ['like', 'be a vet', 'work', 'wants to be a vet'],
  ['aid', 'arm in plaster', 'health', 'arm in plaster'],
  ['body', 'pencil behind the ear', 'belonging', 'pencil behind the ear'],
])('%s “%s” is not false where a reader writes it down as %s', (kind, words, wanted, value) => {
  expect(isFalse(fact(kind, words), [{ kind: wanted, value }])).toBe(false)
})

test.each([
  ['habit', 'freckles already', 'skin', 'freckles'],
  ['belonging', 'drums', 'like', 'drums'],
  ['like', 'purple school bag', 'belonging', 'purple school bag'],
  ['garment', 'socks', 'dislike', 'socks'],
])('%s “%s” is false where a reader writes it down as %s', (kind, words, wanted, value) => {
  expect(isFalse(fact(kind, words), [{ kind: wanted, value }])).toBe(true)
})
