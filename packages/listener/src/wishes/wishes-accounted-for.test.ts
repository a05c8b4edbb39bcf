import { expect, test } from 'vitest'
import { listenToTextWish } from './listen-to-text-wish.ts'

const cast = [
  { name: 'Mia', details: 'girl, 6' },
  { name: 'Leo', details: 'boy, 8' },
]
const text = 'Mia and Leo went by bike to the pond. A storm came up, and a goose hissed.'
const clausesOf = (words: string) => listenToTextWish({ words, cast, text }).clauses

test.each([
  ['can you tone down the storm', 'storm'],
  ['I would rather she is never sad about the chair', 'chair'],
  ['drop the last line it lectures', 'last'],
  ['make Leo warm & a bit daft', 'daft'],
  ['with snow, at night', 'snow'],
  ['let it happen by night with the stars', 'stars'],
  ['let the father appear sooner', 'sooner'],
])('of “%s” the word “%s”, which no operation speaks of, is left over (LN-41)', (words, left) => {
  expect(clausesOf(words).flatMap(({ leftOver }) => leftOver)).toContain(left)
})

test.each([
  'far too long for bedtime',
  'say it in other words',
  'Please keep it short and simple',
  'More of the same please',
  'set it at night?',
  'stay funny',
  "don't leave it hanging",
])('of “%s” nothing is left over (LN-41)', (words) => {
  expect(clausesOf(words).flatMap(({ leftOver }) => leftOver)).toEqual([])
})

test('what is wanted less and what is wanted more are two wishes (LN-41)', () => {
  expect(clausesOf('less talking more doing').map(({ words }) => words)).toEqual([
    'less talking',
    'more doing',
  ])
  expect(clausesOf('needs more dinosaur less goose').map(({ wishes }) => wishes)).toMatchObject([
    [{ kind: 'more-of', who: 'dinosaur' }],
    [{ kind: 'less-of', who: 'goose' }],
  ])
})

test('what something new is instead of goes (LN-41)', () => {
  expect(clausesOf('with a sledge and skates instead of the bikes')[0]?.wishes).toEqual([
    { kind: 'add-thing', thing: 'a sledge' },
    { kind: 'add-thing', thing: 'skates' },
    { kind: 'remove-thing', thing: 'bikes' },
  ])
})
