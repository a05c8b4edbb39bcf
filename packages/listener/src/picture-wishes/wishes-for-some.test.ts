import { expect, test } from 'vitest'
import { listenToPictureWish } from './listen-to-picture-wish.ts'
import type { PictureCastMember, PictureWish } from './picture-wish.ts'

const cast: readonly PictureCastMember[] = [
  { name: 'Ida', details: '5 years old, in a red cape', pronoun: 'she', isInPicture: true },
  { name: 'Tom', details: 'her brother', pronoun: 'he', isInPicture: true },
  { name: 'Biscuit', details: 'a little brown dog', isInPicture: false },
]
const wishesIn = (words: string): PictureWish[] =>
  listenToPictureWish({ words, cast }).clauses.flatMap(({ wishes, certain }) => (certain ? wishes : []))

test.each<[string, PictureWish]>([
  ['fewer bats', { kind: 'amount', to: 'fewer', of: 'bats' }],
  ['fewer bats, 3 is plenty', { kind: 'amount', to: 'fewer', of: 'bats', count: 3 }],
  ['not so many cushions', { kind: 'amount', to: 'fewer', of: 'cushions' }],
  ['There are too many balloons', { kind: 'amount', to: 'fewer', of: 'balloons' }],
  ['So many people are not required', { kind: 'amount', to: 'fewer', of: 'people' }],
  ['Fewer people behind', { kind: 'amount', to: 'fewer', of: 'people' }],
  ['The fishes can be less', { kind: 'amount', to: 'fewer', of: 'fishes' }],
])('of "%s" some stay (LN-18)', (words, wish) => {
  expect(wishesIn(words)).toEqual([wish])
})

test.each([
  'who is the lad at the back? lose him',
  'Who is this third girl?? please take her away.',
  'Who is this third girl?? We are only two children in this story, please take her away.',
  'there is a strange woman in the corner, leave her out please',
])('whoever is asked about is meant by "%s", and nobody of the cast (LN-18)', (words) => {
  expect(wishesIn(words).filter(({ kind }) => kind === 'leave-out')).toEqual([])
})

test('of somebody of the cast "leave him out" is said as before (LN-18)', () => {
  expect(wishesIn('Tom was ill that day, leave him out')).toContainEqual({ kind: 'leave-out', who: 'Tom' })
})

test.each<[string, PictureWish[]]>([
  [
    'Put Ida in dungarees and Tom in a football kit',
    [
      { kind: 'wears', who: ['Ida'], words: 'dungarees', noun: 'dungarees' },
      { kind: 'wears', who: ['Tom'], words: 'football kit', noun: 'football kit' },
    ],
  ],
  [
    'They should be in saris, not jeans',
    [{ kind: 'wears', who: 'everybody', words: 'saris', noun: 'saris' }],
  ],
  ['turn off the rain', [{ kind: 'weather', words: 'rain', wanted: false }]],
  ['no joy in those faces!', [{ kind: 'feeling', who: 'everybody', words: 'joy', wanted: true }]],
  ['crowd gone please', [{ kind: 'remove-thing', thing: 'crowd' }]],
  ['can’t see her face at all', [{ kind: 'distance', to: 'closer' }]],
  ['Make it in the garden instead', [{ kind: 'place', words: 'in the garden', wanted: true }]],
  ['The kite is tiny, make it larger', [{ kind: 'size', what: 'kite', to: 'bigger' }]],
  ['The kitchen is so dark, like power cut is there', [{ kind: 'light', to: 'brighter' }]],
  [
    'Tom’s hair is not so orange, it is dark brown',
    [{ kind: 'wears', who: ['Tom'], words: 'dark brown hair', noun: 'hair' }],
  ],
  ['Move Ida to the left so one can see the choir', [{ kind: 'move', what: 'Ida', where: 'to the left' }]],
  ['Tom needs to be behind her please', [{ kind: 'move', what: 'Tom', where: 'behind Ida' }]],
  ['Sit them side by side', [{ kind: 'move', what: 'everybody', where: 'side by side' }]],
  ['those colours hurt my eyes', [{ kind: 'mood', words: 'softer', wanted: true }]],
  ['the hospital room feels cold', [{ kind: 'mood', words: 'cold', wanted: false }]],
  ['take the bottle off the shelf', [{ kind: 'remove-thing', thing: 'bottle' }]],
  ['Too much stuff in the kitchen', [{ kind: 'amount', to: 'fewer' }]],
  [
    'Tom never goes on the water without his life jacket',
    [{ kind: 'wears', who: ['Tom'], words: 'life jacket', noun: 'life jacket' }],
  ],
  ['make it water colours', [{ kind: 'style', words: 'make it water colours' }]],
])('"%s" is heard whole (LN-18)', (words, wishes) => {
  expect(wishesIn(words)).toEqual(wishes)
  expect(
    listenToPictureWish({ words, cast }).clauses.flatMap((one) => (one.certain ? one.leftOver : [])),
  ).toEqual([])
})

test('two whose names are of two words have each their own clothes (LN-18)', () => {
  const family = ['Mia', 'Nana Ruth'].map((name) => ({ name, details: '', isInPicture: true }))
  const heard = listenToPictureWish({ words: 'Mia in dungarees and Nana Ruth in a red coat', cast: family })
  expect(heard.clauses.flatMap(({ wishes }) => wishes)).toMatchObject([
    { who: ['Mia'], noun: 'dungarees' },
    { who: ['Nana Ruth'], noun: 'coat' },
  ])
})

test.each<[string, PictureWish]>([
  ['Put a kite next to Ida', { kind: 'add-thing', thing: 'kite next to Ida', further: false }],
  ['put a hat next to Tom', { kind: 'add-thing', thing: 'hat next to Tom', further: false }],
  ['There should be a dragonfly', { kind: 'add-thing', thing: 'dragonfly', further: false }],
  [
    'there should be a rainbow behind Tom',
    { kind: 'add-thing', thing: 'rainbow behind Tom', further: false },
  ],
  ['Can we have fireworks in the sky', { kind: 'add-thing', thing: 'fireworks in the sky', further: false }],
  ['add a merry-go-round', { kind: 'add-thing', thing: 'carousel', further: false }],
  ['Give Tom a yo-yo', { kind: 'hold', who: ['Tom'], thing: 'yoyo' }],
  ['there should be rain', { kind: 'weather', words: 'rain', wanted: true }],
  ['put a hat on Tom', { kind: 'wears', who: ['Tom'], words: 'hat', noun: 'hat' }],
])('"%s" puts what it names where it says (LN-26)', (words, wish) => {
  expect(wishesIn(words)).toEqual([wish])
})

test.each<[string, PictureWish]>([
  [
    'Ida eating an apple',
    {
      kind: 'pose',
      who: ['Ida'],
      words: 'eating an apple',
      wanted: true,
      whom: null,
      thing: 'apple',
      rest: '',
    },
  ],
  ['her skin is too light here', { kind: 'wears', who: ['Ida'], words: 'darker skin', noun: 'skin' }],
  [
    "You've made Tom's skin lighter than in the last picture",
    { kind: 'wears', who: ['Tom'], words: 'darker skin', noun: 'skin' },
  ],
  ['Please put olives on the table', { kind: 'add-thing', thing: 'olives on the table', further: false }],
  ['one more try please', { kind: 'again' }],
  ['show the whole body', { kind: 'distance', to: 'wider' }],
  ['Ida should be barefoot', { kind: 'wears', who: ['Ida'], words: 'barefoot', noun: 'barefoot' }],
])('"%s" says it of what is to be seen (LN-26)', (words, wish) => {
  expect(wishesIn(words)).toEqual([wish])
})

test('"the twins" are both, and who writes says nothing of a face (LN-26)', () => {
  const twins: readonly PictureCastMember[] = [
    { name: 'Bontle', details: 'girl, 5', pronoun: 'she', isInPicture: true },
    { name: 'Naledi', details: 'her twin sister', pronoun: 'she', isInPicture: true },
  ]
  const [clause] = listenToPictureWish({
    words: 'the twins should wear the same yellow raincoats',
    cast: twins,
  }).clauses
  expect(clause?.wishes).toMatchObject([{ kind: 'wears', who: 'everybody', noun: 'raincoats' }])
  expect(wishesIn('Exactly right, I cried a little').filter(({ kind }) => kind === 'feeling')).toEqual([])
  expect(wishesIn('Hi, me again, sorry! Make it night')).toEqual([
    { kind: 'time', words: 'night', wanted: true },
  ])
})
