import { expect, test } from 'vitest'
import { formatPrice } from './format-price.ts'

test.each([
  [{ price: 999, currency: 'USD' }, '$9.99'],
  [{ price: 1000, currency: 'EUR' }, '€10.00'],
  [{ price: 500, currency: 'JPY' }, '¥500'],
])('%o is shown as %s', (pack, words) => {
  expect(formatPrice(pack)).toBe(words)
})
