import { expect, test } from 'vitest'
import { previewDetails } from './preview-details.ts'

test('150 characters are shown whole; of more, 150 and three dots (PR-30)', () => {
  expect(previewDetails('a'.repeat(150))).toBe('a'.repeat(150))
  expect(previewDetails('a'.repeat(151))).toBe(`${'a'.repeat(150)}...`)
})

test('a letter that is made of two is not cut in half', () => {
  expect(previewDetails(`${'a'.repeat(149)}🦊 and more`)).toBe(`${'a'.repeat(149)}...`)
})
