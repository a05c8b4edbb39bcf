import { expect, test } from 'vitest'
import { listenToPictureWish } from './listen-to-picture-wish.ts'
import type { PictureWish } from './picture-wish.ts'

const cast = [
  { name: 'Ida', details: 'girl, 7', pronoun: 'she' as const, isInPicture: true },
  { name: 'Leo', details: 'boy, 5', pronoun: 'he' as const, isInPicture: true },
]
const heard = (words: string) => listenToPictureWish({ words, cast }).clauses
const sure = (words: string): PictureWish[] =>
  heard(words).flatMap(({ certain, wishes }) => (certain ? wishes : []))

test.each<[string, PictureWish[]]>([
  ['torch in hand not teeth', [{ kind: 'hold', who: [], thing: 'torch' }]],
  [
    'zoom out I want the ocean in it',
    [
      { kind: 'distance', to: 'wider' },
      { kind: 'add-thing', thing: 'ocean', further: false },
    ],
  ],
  ['Can the sea be in it?', [{ kind: 'add-thing', thing: 'sea', further: false }]],
])('“%s” is what is held and what is wanted besides (LN-50)', (words, wishes) => {
  expect(sure(words)).toEqual(wishes)
})

test.each(['kitchen not ballroom', 'less stuff on the floor'])(
  'of “%s” nothing is left over: what it is not, and where things lie, is no wish besides (LN-50)',
  (words) => {
    expect(heard(words).flatMap(({ leftOver }) => leftOver)).toEqual([])
  },
)

test('“the way I want it” is one thing that is said (LN-50)', () => {
  expect(heard('draw the kite the way I want it')).toHaveLength(1)
})
