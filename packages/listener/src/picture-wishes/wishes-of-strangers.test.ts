import { expect, test } from 'vitest'
import { listenToPictureWish } from './listen-to-picture-wish.ts'
import type { PictureWish } from './picture-wish.ts'

const cast = [
  { name: 'Ida', details: 'girl, 7', pronoun: 'she' as const, isInPicture: true },
  { name: 'Leo', details: 'boy, 5', pronoun: 'he' as const, isInPicture: true },
  { name: 'Pepper', details: 'a grey cat', isInPicture: false },
]
const sure = (words: string): PictureWish[] =>
  listenToPictureWish({ words, cast }).clauses.flatMap(({ wishes, certain }) => (certain ? wishes : []))

test.each<[string, PictureWish]>([
  ['put a bit of jam on his nose', { kind: 'wears', who: ['Leo'], words: 'jam on the nose', noun: 'jam' }],
  ['crumbs all over her face', { kind: 'wears', who: ['Ida'], words: 'crumbs', noun: 'crumbs' }],
  [
    'can you give her a plaster on her knee',
    { kind: 'wears', who: ['Ida'], words: 'plaster on the knee', noun: 'plaster' },
  ],
  ['I miss the cat!', { kind: 'bring-in', who: 'Pepper' }],
  ['my son asks why the cat has no tail', { kind: 'mistake', words: 'my son asks why the cat has no tail' }],
  ['less cluttered', { kind: 'amount', to: 'fewer' }],
  ['more of the flowers', { kind: 'add-thing', thing: 'flowers', further: true }],
  ['more of the mountains', { kind: 'distance', to: 'wider' }],
  ['There was a rainbow in the text, where did it go?', { kind: 'match-text', words: 'a rainbow' }],
])('“%s” is heard (LN-50)', (words, wish) => {
  expect(sure(words)).toEqual([wish])
})

test('“and look grumpy” behind a pose is wished, “she looks grumpy” is not (LN-50)', () => {
  expect(sure('Ida should have her arms crossed and look grumpy')).toContainEqual({
    kind: 'feeling',
    who: ['Ida'],
    words: 'grumpy',
    wanted: true,
  })
  expect(sure('Ida looks grumpy')).toMatchObject([{ kind: 'feeling', wanted: false }])
})

test('what is purple behind a need is what is needed (LN-50)', () => {
  expect(sure('Ida needs her hearing aids, both, purple')).toContainEqual(
    expect.objectContaining({ kind: 'wears', words: 'purple hearing aids' }),
  )
})

test('what a reason names is not put on, nor what is stained (LN-50)', () => {
  expect(sure('her coat open so you see the dress').map((wish) => 'noun' in wish && wish.noun)).toEqual([
    'coat',
  ])
  expect(sure('mud on his face and shirt')).toEqual([])
})

test.each<[string, PictureWish]>([
  ["Ida isn't sad here, she's cross", { kind: 'feeling', who: ['Ida'], words: 'cross', wanted: true }],
  ["she isn't holding a cup, she's holding a book", { kind: 'hold', who: ['Ida'], thing: 'book' }],
  ['the cup in her hand must be blue', { kind: 'hold', who: ['Ida'], thing: 'blue cup' }],
  ['a bit of fog over the water', { kind: 'weather', words: 'a bit of fog', wanted: true }],
])('“%s” is what is said instead, with its colour, and no place (LN-50)', (words, wish) => {
  expect(sure(words)).toEqual([wish])
  expect(listenToPictureWish({ words, cast }).clauses.flatMap(({ leftOver }) => leftOver)).toEqual([])
})

test('two who are each on a side are two wishes (LN-50)', () => {
  expect(sure('Ida on the left of the picture please and the boat on the right')).toEqual([
    { kind: 'move', what: 'Ida', where: 'on the left of the picture' },
    { kind: 'move', what: 'boat', where: 'on the right' },
  ])
})

test('who is never to sit that straight may sit (LN-50)', () => {
  expect(sure("he'd never sit that straight")).toEqual([])
})

test.each([
  'because the right is in a cast',
  'more like a big dog',
  'swap their clothes',
  'bring back the version with the bridge',
  'make Ida more little and Leo more big',
  'she calls them her clouds',
  'wheres Ida gone?',
])('“%s” likens, gives a reason or asks for two things: nothing is done for it (LN-49)', (words) => {
  expect(sure(words)).toEqual([])
})

test('joy that one does not see is missed, and nobody needs a need (LN-49)', () => {
  expect(sure("I don't see any joy in it")).toMatchObject([{ kind: 'feeling', words: 'joy', wanted: true }])
  expect(sure('no need for the halo')).toMatchObject([{ thing: 'halo' }])
})

test('of the other ear it is named that it is the other (LN-49)', () => {
  const [clause] = listenToPictureWish({ words: 'a hearing aid on the other ear', cast }).clauses
  expect(clause).toMatchObject({ certain: true, leftOver: ['other'] })
})

test.each<[string, PictureWish]>([
  ['turn off the lamp', { kind: 'light', to: 'darker' }],
  ['make her taller than her brother', { kind: 'size', what: 'Ida', to: 'bigger' }],
  ['the goat next to Ida not behind', { kind: 'move', what: 'goat', where: 'next to Ida' }],
])('“%s” is done, and what is compared or denied in it is not (LN-50)', (words, wish) => {
  expect(sure(words)).toEqual([wish])
})

test('what is completely white behind a length of hair is the hair (LN-50)', () => {
  expect(sure("Can Ida's hair be shorter and completely white")).toContainEqual(
    expect.objectContaining({ kind: 'wears', words: 'white hair' }),
  )
})

test('a road that should be empty gets nothing more (LN-49)', () => {
  expect(sure('the road should be empty')).toEqual([])
})

test.each([
  "If she could have the sparkly shoes on she'd be over the moon",
  'the shoes are right way round',
  'snow outside the window please',
])('of “%s” nothing is left over (LN-49)', (words) => {
  expect(listenToPictureWish({ words, cast }).clauses.flatMap(({ leftOver }) => leftOver)).toEqual([])
})

test.each<[string, PictureWish[]]>([
  [
    'Too many balloons, you can hardly see Leo. 3 is enough',
    [{ kind: 'amount', to: 'fewer', of: 'balloons' }],
  ],
  ['Too many balloons. 3 is enough', [{ kind: 'amount', to: 'fewer', of: 'balloons', count: 3 }]],
  ['Leave the cup and the soft light as they are', [{ kind: 'keep', words: 'the soft light as they are' }]],
  ['the tree should move back', [expect.objectContaining({ kind: 'move' })]],
  [
    'Ida should sit on the bench, and if you can manage it, a boat by the tree',
    [expect.objectContaining({ kind: 'pose' }), expect.objectContaining({ kind: 'add-thing' })],
  ],
  ['less people', [{ kind: 'amount', to: 'fewer', of: 'people' }]],
  ['fewer clouds please', [{ kind: 'amount', to: 'fewer', of: 'clouds' }]],
  ['ida out', [{ kind: 'leave-out', who: 'Ida' }]],
  ['smaller hat', [{ kind: 'size', what: 'hat', to: 'smaller' }]],
  [
    'cherry petals falling around them would be so beautiful',
    [{ kind: 'add-thing', thing: 'cherry petals', further: false }],
  ],
])('“%s” is heard as it is meant (LN-50)', (words, wishes) => {
  expect(sure(words)).toEqual(expect.arrayContaining(wishes))
  expect(sure(words).filter(({ kind }) => kind === 'mistake' || kind === 'remove-thing')).toEqual([])
})

test.each([
  'hurts to look at it on my phone',
  'it hurts my eyes',
  'who bakes bread in a field',
  "he's her big brother after all",
  'she is his little sister',
])('“%s” changes nothing in a picture (LN-50)', (words) => {
  expect(sure(words)).toEqual([])
})

test.each(['they look like green melons', 'they are the same shade, very dark', 'less plastic'])(
  'by “%s” no colour, no light and no number is wished for sure (LN-50)',
  (words) => {
    expect(sure(words)).toEqual([])
  },
)
