import { describe, expect, test } from 'vitest'
import { listenToPictureWish } from './listen-to-picture-wish.ts'
import type { PictureWish } from './picture-wish.ts'

const cast = [
  { name: 'Leo', details: 'boy, 5', pronoun: 'he' as const, isInPicture: true },
  { name: 'Ida', details: 'girl, 7', pronoun: 'she' as const, isInPicture: true },
]
const clausesOf = (words: string) => listenToPictureWish({ words, cast }).clauses
const sure = (words: string): PictureWish[] =>
  clausesOf(words).flatMap(({ certain, wishes }) => (certain ? wishes : []))

describe('of a wish about a picture every word of weight is spoken of, or left over (LN-49)', () => {
  test.each([
    ["in the story he's proud, chest out, big smile", 'chest'],
    ['Snow on the window', 'window'],
  ])('%j leaves “%s” over', (words, left) => {
    expect(clausesOf(words).flatMap(({ leftOver }) => leftOver)).toContain(left)
  })

  test.each<[string, PictureWish[]]>([
    [
      'less dark it is afternoon not midnight',
      [
        { kind: 'time', words: 'afternoon', wanted: true },
        { kind: 'light', to: 'brighter' },
      ],
    ],
    ["I'd also like lots more swallows", [{ kind: 'add-thing', thing: 'swallows', further: true }]],
    ['a few more birds please', [{ kind: 'add-thing', thing: 'birds', further: true }]],
    ['lamps more', [{ kind: 'add-thing', thing: 'lamps', further: true }]],
    ['lamps lit', [{ kind: 'add-thing', thing: 'lamps', further: false }]],
    ['The chest should be nearly as tall as she is', [{ kind: 'size', what: 'chest', to: 'bigger' }]],
    ['the tower must be almost up to the ceiling', [{ kind: 'size', what: 'tower', to: 'bigger' }]],
  ])('%j is done with its thing, its hour and its measure', (words, wishes) => {
    expect(sure(words)).toEqual(wishes)
  })

  test('whom others should not think something of, nobody is sent away for', () => {
    expect(sure("I don't want people think she gives away all")).toEqual([])
  })

  test.each([
    'so that you see the ladybird on his thumb',
    'so the sun falls on the table',
    'a sock or a fish?',
    'nothing at the back for pushing',
    'more than seven',
    'ours is tiny with a washing line across',
    'exactly her smile',
  ])('“%s” says why, asks or praises, and nothing is done for it', (words) => {
    expect(sure(words).filter(({ kind }) => kind !== 'keep')).toEqual([])
  })

  test('bread on a table is no verb, and a wind in the coats no coat', () => {
    expect(sure('there should be bread on the table')).toEqual([
      { kind: 'add-thing', thing: 'bread on the table', further: false },
    ])
    expect(sure('a bit of wind in the coats').filter(({ kind }) => kind === 'wears')).toEqual([])
  })

  test('“under the tree would be better” is a place', () => {
    expect(sure('Under the big fig tree in the garden would be better').map(({ kind }) => kind)).toEqual([
      'place',
      'place',
    ])
  })
})
