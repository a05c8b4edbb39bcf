import { expect, test } from 'vitest'
import { formatAmount, formatBalance } from './format-tokens.ts'

test.each([
  [300, '+300', 'in'],
  [-50, '-50', 'out'],
  [0, '0', null],
  [undefined, 'N/A', null],
  [Number.NaN, 'N/A', null],
  ['12', 'N/A', null],
])('an amount of %s reads %s', (amount, words, direction) => {
  expect(formatAmount(amount)).toEqual({ words, direction })
})

test.each([
  [240, '240'],
  [0, '0'],
  [null, 'N/A'],
])('a balance of %s reads %s', (balance, words) => {
  expect(formatBalance(balance)).toBe(words)
})
