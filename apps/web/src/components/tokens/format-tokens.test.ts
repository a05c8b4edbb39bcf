import { expect, test } from 'vitest'
import { formatAmount, formatBalance } from './format-tokens.ts'

test.each([
  [300, '+300', 'in'],
  [-50, '-50', 'out'],
  [0, '0', null],
  [undefined, 'N/A', null],
  [Number.NaN, 'N/A', null],
  ['12', 'N/A', null],
])('an amount of %s reads %s (TH-07, TH-08, TH-09)', (amount, words, direction) => {
  expect(formatAmount(amount)).toEqual({ words, direction })
})

test.each([
  [240, '240'],
  [0, '0'],
  [null, 'N/A'],
])('a balance of %s reads %s (TH-09)', (balance, words) => {
  expect(formatBalance(balance)).toBe(words)
})
