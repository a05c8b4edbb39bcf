import { expect, test } from 'vitest'
import { findNames } from './find-names.ts'

test.each([
  ['Her sister Maya likes trains.', ['Maya']],
  ['his brother tom', ['tom']],
  ["Loves her friend Xylanthe's dog.", ['Xylanthe']],
  ['has brown hair and will sing', []],
])('in "%s" the names are found', (text, names) => {
  expect(findNames(text).map(({ name }) => name)).toEqual(names)
})
