import { expect, test } from 'vitest'
import { listenToPictureWish } from './listen-to-picture-wish.ts'

const cast = [
  { name: 'Leo', details: 'boy, 5', pronoun: 'he' as const, isInPicture: true },
  { name: 'Nana', details: 'grandmother', pronoun: 'she' as const, isInPicture: false },
]
const sure = (words: string) =>
  listenToPictureWish({ words, cast }).clauses.flatMap(({ certain, wishes }) => (certain ? wishes : []))

test.each([
  ['pony is as big as a carthorse, smaller', { kind: 'size', what: 'pony', to: 'smaller' }],
  ['the kite is grey. should be red', { kind: 'colour', what: 'kite', colour: 'red' }],
  ['He has two hearing aids, green ones', { kind: 'wears', words: 'green hearing aids' }],
  ['who are the 2 kids behind? get rid of them', { kind: 'remove-thing', thing: 'kids' }],
  ['NO GUN!! why is there a gun on the seat? get rid of it', { kind: 'remove-thing', thing: 'gun' }],
  ['Leo looks about 2. He’s four', { kind: 'age', who: ['Leo'], to: 4 }],
])('in “%s” the thing that was named before is meant (LN-36)', (words, wish) => {
  expect(sure(words)).toContainEqual(expect.objectContaining(wish))
})

test('a step that is asked for twice is taken once (LN-36)', () => {
  expect(sure('the can is bigger than my daughter, reduce it')).toHaveLength(1)
})

test.each([
  ['bigger please', { kind: 'distance', to: 'closer' }],
  ['his face is tiny, bigger', { kind: 'distance', to: 'closer' }],
])('where no thing was named “%s” asks to come closer (LN-36)', (words, wish) => {
  expect(sure(words)).toEqual([wish])
})

test.each([
  ['rosary in Leo’s hand not on the table', [{ kind: 'hold', who: ['Leo'], thing: 'rosary' }]],
  ['it’s the robin he is meant to be watching', [{ kind: 'look-at', who: ['Leo'], at: 'robin' }]],
  ['He doesn’t look at the robin at all', [{ kind: 'look-at', who: ['Leo'], at: 'robin' }]],
  ['Leo ought to have his eyes on the letter', [{ kind: 'look-at', who: ['Leo'], at: 'letter' }]],
  ['could we see more of the fjord', [{ kind: 'distance', to: 'wider' }]],
  ['Come nearer to the little bean', [{ kind: 'distance', to: 'closer' }]],
  ['it’s like a cellar', [{ kind: 'light', to: 'brighter' }]],
  ['dark dark dark', [{ kind: 'light', to: 'brighter' }]],
  ['the sun just coming up', [{ kind: 'time', words: 'sunrise', wanted: true }]],
  ['there’s way too many seagulls', [{ kind: 'amount', to: 'fewer', of: 'seagulls' }]],
  ['the tree must be a small one', [{ kind: 'size', what: 'tree', to: 'smaller' }]],
  ['don’t lose that', [{ kind: 'keep' }]],
  ['Nana belongs in this kitchen too', [{ kind: 'bring-in', who: 'Nana' }]],
  ['Leo can’t be there yet', [{ kind: 'leave-out', who: 'Leo' }]],
  ['Would it be possible to have it like a watercolour?', [{ kind: 'style' }]],
  [
    'More stars outside too if it’s no trouble',
    [{ kind: 'add-thing', thing: 'stars outside', further: true }],
  ],
  [
    'make Leo not so tall and not so mean',
    [
      { kind: 'size', what: 'Leo', to: 'smaller' },
      { kind: 'feeling', words: 'mean', wanted: false },
    ],
  ],
  ['more birds', [{ kind: 'add-thing', thing: 'birds', further: true }]],
  ['a cup of tea would make her very happy', [{ kind: 'add-thing', thing: 'cup of tea' }]],
  ['Leo’s skin is a lot darker than this', [{ kind: 'wears', who: ['Leo'], words: 'darker skin' }]],
  ['his shirt must be Bafana yellow', [{ kind: 'wears', who: ['Leo'], noun: 'shirt' }]],
  ['In Leo’s hand a basket', [{ kind: 'hold', who: ['Leo'], thing: 'basket' }]],
  ['Give me evening, the first lamps', [{ kind: 'time' }, { kind: 'add-thing', thing: 'first lamps' }]],
  ['helmets !!!', [{ kind: 'wears', who: 'everybody', noun: 'helmets' }]],
  ['no pine trees please, dry hills', [{ kind: 'remove-thing', thing: 'pine trees' }]],
  ['no elf in our family, just the window', [{ kind: 'remove-thing', thing: 'elf' }]],
  ['Leo is bald as a coot though', [{ kind: 'wears', who: ['Leo'], words: 'bald' }]],
  ['Leo looks like a grown man', [{ kind: 'age', who: ['Leo'], to: 'younger' }]],
  [
    'a ball, not a kite',
    [
      { kind: 'remove-thing', thing: 'kite' },
      { kind: 'add-thing', thing: 'ball' },
    ],
  ],
  ['the sun is low', [{ kind: 'time', words: 'low sun', wanted: true }]],
  ['a hug instead of the handshake', [{ kind: 'hug', who: 'everybody' }]],
  ['get rid of the sandwich with teeth', [{ kind: 'remove-thing', thing: 'sandwich' }]],
  [
    'I’d have his eyes closed and hands folded',
    [
      { kind: 'pose', words: 'eyes closed' },
      { kind: 'pose', words: 'hands folded' },
    ],
  ],
  ['Please change nothing at all', [{ kind: 'keep' }]],
  ['the text says four sheep', [{ kind: 'match-text', words: 'four sheep' }]],
  ['Leo is holding his watering can', [{ kind: 'hold', thing: 'watering can' }]],
])('“%s” is heard (LN-36)', (words, wishes) => {
  expect(sure(words)).toMatchObject(wishes)
})
