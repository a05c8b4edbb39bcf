import { expect, test } from 'vitest'
import { listenToTextWish } from '../../packages/listener/src/listener.ts'
import { compareWishes } from './heard-wishes.ts'

const cast = [{ name: 'Mia', details: 'girl, 6' }]
const compared = (words: string, value: string) =>
  compareWishes([{ kind: 'op', value }], listenToTextWish({ words, cast }))

test.each([
  ['Swap Luton for Dunstable please', 'place Dunstable instead of Luton'],
  ["Nonna says 'amore' not 'sweetheart'", 'remove sweetheart'],
  ['can Mia lose the tournament', 'ending lose the tournament'],
  ['let Mia joke about the wind', 'rewrite Mia jokes about the wind'],
  ['longer sentences', 'rewrite longer sentences'],
  ['more plop', 'repeat plop'],
])('“%s” is understood where a reader wrote down “%s”', (words, value) => {
  expect(compared(words, value)).toMatchObject({ missed: [], surelyWrong: [] })
})

test.each([
  ['can Mia lose the tournament', 'ending Mia hugs her brother'],
  ['Swap Luton for Dunstable please', 'place Leeds'],
  ['more plop', 'repeat splash'],
])('“%s” is not understood where a reader wrote down “%s”', (words, value) => {
  expect(compared(words, value).missed).toEqual([value])
})
