import { beforeEach, expect, test } from 'vitest'
import { orderKey, settleOrder } from './order-key.ts'

const choices = {
  ageGroupId: 'early-readers',
  illustrationStyleId: 'watercolor',
  characters: [{ name: 'Amara', details: 'Two long braids.' }],
  additionalDetails: null,
  bibleVerseId: 'john-3-16',
}
const order = { ...choices, originalPrompt: { imageQuality: 'Default' as const, imageNumber: 10 } }
const otherOrder = { ...order, additionalDetails: 'A kite.' }

beforeEach(() => localStorage.clear())

test('the same order carries the same key until the server has answered', () => {
  const key = orderKey('rachel', order)
  expect(orderKey('rachel', { ...order })).toBe(key)
  settleOrder('rachel')
  expect(orderKey('rachel', order)).not.toBe(key)
})

test('a changed order, and that of another parent, has a key of its own', () => {
  const key = orderKey('rachel', order)
  expect(orderKey('naomi', order)).not.toBe(key)
  expect(orderKey('rachel', otherOrder)).not.toBe(key)
})
