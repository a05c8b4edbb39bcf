import { expect, test } from 'vitest'
import { listenToPictureWish } from './listen-to-picture-wish.ts'
import type { PictureCastMember, PictureWish } from './picture-wish.ts'

const cast: readonly PictureCastMember[] = [
  { name: 'Ida', details: '5 years old, in a red cape', pronoun: 'she', isInPicture: true },
  { name: 'Tom', details: 'her brother', pronoun: 'he', isInPicture: true },
  { name: 'Biscuit', details: 'a little brown dog', isInPicture: false },
]

const hear = (words: string) => listenToPictureWish({ words, cast })
const wishesIn = (words: string): PictureWish[] =>
  hear(words).clauses.flatMap(({ wishes, certain }) => (certain ? wishes : []))

const deed = (who: string, words: string, wanted: boolean): PictureWish => ({
  kind: 'pose',
  who: [who],
  words,
  wanted,
  whom: null,
  thing: null,
  rest: '',
})

test.each<[string, PictureWish[]]>([
  ['closer', [{ kind: 'distance', to: 'closer' }]],
  ['too close', [{ kind: 'distance', to: 'wider' }]],
  ['zoom out', [{ kind: 'distance', to: 'wider' }]],
  ['too dark', [{ kind: 'light', to: 'brighter' }]],
  ['make it night', [{ kind: 'time', words: 'night', wanted: true }]],
  ['no rain', [{ kind: 'weather', words: 'rain', wanted: false }]],
  ['dino smaller!!', [{ kind: 'size', what: 'dino', to: 'smaller' }]],
  ['in the kitchen', [{ kind: 'place', words: 'in the kitchen', wanted: true }]],
  ['she should smile', [{ kind: 'feeling', who: ['Ida'], words: 'smile', wanted: true }]],
  ['he looks so sad', [{ kind: 'feeling', who: ['Tom'], words: 'sad', wanted: false }]],
  ["she looks like she's about to cry", [{ kind: 'feeling', who: ['Ida'], words: 'cry', wanted: false }]],
  ['it looks a bit empty around them', [{ kind: 'amount', to: 'more' }]],
  ["you've given him an afro", [{ kind: 'mistake', words: "you 've given him an afro" }]],
  ['hes got 3 hands lol', [{ kind: 'mistake', words: "he 's got 3 hands" }]],
  ["he's gotta look happy", [{ kind: 'feeling', who: ['Tom'], words: 'happy', wanted: true }]],
  ['he should laugh', [{ kind: 'feeling', who: ['Tom'], words: 'laugh', wanted: true }]],
  ['They should hold hands', [{ kind: 'hold-hands', who: 'everybody', whom: null }]],
  ['Ida should hug Tom', [{ kind: 'hug', who: ['Ida'], whom: 'Tom' }]],
  ['Tom should look at Ida', [{ kind: 'look-at', who: ['Tom'], at: 'Ida' }]],
  ['Ida should hold a lantern', [{ kind: 'hold', who: ['Ida'], thing: 'lantern' }]],
  ['give Tom blue boots', [{ kind: 'wears', who: ['Tom'], words: 'blue boots', noun: 'boots' }]],
  ['no hat', [{ kind: 'leaves-off', who: [], words: 'hat', noun: 'hat' }]],
  ['add a red kite', [{ kind: 'add-thing', thing: 'red kite', further: false }]],
  ['without the kite', [{ kind: 'remove-thing', thing: 'kite' }]],
  ['bigger moon', [{ kind: 'size', what: 'moon', to: 'bigger' }]],
  ['brighter light', [{ kind: 'light', to: 'brighter' }]],
  ['make the moon bigger', [{ kind: 'size', what: 'moon', to: 'bigger' }]],
  ['add the dog', [{ kind: 'bring-in', who: 'Biscuit' }]],
  ['leave out Tom', [{ kind: 'leave-out', who: 'Tom' }]],
  ['only Ida', [{ kind: 'only', who: ['Ida'] }]],
  ['warmer colours', [{ kind: 'mood', words: 'warmer', wanted: true }]],
  ['try again', [{ kind: 'again' }]],
  ['leave the kite as it is', [{ kind: 'keep', words: 'leave the kite as it is' }]],
  ['no pressure', []],
  ["he shouldn't run", [deed('Tom', 'run', false)]],
  ['she must not climb', [deed('Ida', 'climb', false)]],
  ["This made me cry, that's just how they are", []],
  ['Stairs! No. Put a ramp there', [{ kind: 'add-thing', thing: 'ramp', further: false }]],
  ['give both an ice cream', [{ kind: 'add-thing', thing: 'ice cream', further: false }]],
  ["it's bright pink", []],
  ['both look up at the sky', [{ kind: 'look-at', who: 'everybody', at: 'sky' }]],
  ['make him a bit smaller', [{ kind: 'size', what: 'Tom', to: 'smaller' }]],
  ['a beach would be nicer', [{ kind: 'place', words: 'beach', wanted: true }]],
  ['helmet on of course', [{ kind: 'wears', who: [], words: 'helmet', noun: 'helmet' }]],
  ['he should look fed up', [{ kind: 'feeling', who: ['Tom'], words: 'annoyed', wanted: true }]],
  [
    'put Biscuit in the front row',
    [
      { kind: 'bring-in', who: 'Biscuit' },
      { kind: 'move', what: 'Biscuit', where: 'in the front row' },
    ],
  ],
  ["that's a different holiday", [{ kind: 'mistake', words: "that 's a different holiday" }]],
  ['Tom has somehow got a beard', [{ kind: 'leaves-off', who: ['Tom'], words: 'beard', noun: 'beard' }]],
])('hears "%s" for sure', (words, wishes) => {
  expect(wishesIn(words)).toEqual(wishes)
})

test('each clause keeps the words of the parent, slips and all', () => {
  expect(hear('Everyone closer, at nigth, and Ida shoud smile!').clauses.map(({ words }) => words)).toEqual([
    'Everyone closer',
    'at nigth',
    'Ida shoud smile',
  ])
})

test('words that no wish speaks of are left over', () => {
  const [clause] = hear('make it night with a zeppelin captain').clauses
  expect(clause?.leftOver.length === 0 && clause.wishes.length === 1).toBe(false)
})

test.each([
  'take away the second dog',
  'why is she wearing a kimono?',
  'Ada should smile',
  'I love it!',
  'Can I print this?',
  'I wear hijab',
  'but staring at me',
])('of "%s" nothing is sure', (words) => {
  expect(wishesIn(words)).toEqual([])
})

test('a wish in another language is named, and not read', () => {
  expect(hear('más luz y que el tío se ría con los niños').otherLanguage).toBe('Spanish')
})

test.each([
  ['dim it a bit', { kind: 'light', to: 'darker' }],
  ["can't see her face", { kind: 'distance', to: 'closer' }],
  ['Her hair should be redder', { kind: 'wears', words: 'red hair' }],
  ['Ida’s hair is white, and short', { kind: 'wears', words: 'white short hair' }],
  ['stick in a few hens', { kind: 'add-thing', thing: 'hens' }],
])('"%s" is done, and no word is left (LN-17)', (words, wish) => {
  const { clauses } = hear(words)
  expect(clauses).toMatchObject([{ certain: true, leftOver: [], wishes: [wish] }])
})

test('colours that are too good are praised (LN-17)', () => {
  expect(wishesIn('colours are too good')).toEqual([])
})
