import { expect, test } from 'vitest'
import { pageInAddress, pageWithin } from './page-number.ts'

test.each([
  ['3', 3],
  ['1', 1],
  [null, 1],
  ['0', 1],
  ['-2', 1],
  ['2.5', 1],
  ['many', 1],
])('an address with the page %s asks for page %i', (value, page) => {
  expect(pageInAddress(value)).toBe(page)
})

test('a page after the last one is the last one, once that is known', () => {
  expect(pageWithin(9, undefined)).toBe(9)
  expect(pageWithin(9, 4)).toBe(4)
  expect(pageWithin(2, 4)).toBe(2)
  expect(pageWithin(2, 0)).toBe(1)
})
