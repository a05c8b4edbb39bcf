import { expect, test } from 'vitest'
import { listenToPictureWish } from './listen-to-picture-wish.ts'
import type { PictureCastMember, PictureWish, PictureWishClause } from './picture-wish.ts'

const cast: readonly PictureCastMember[] = [
  { name: 'Ida', details: '5 years old, in a red cape', pronoun: 'she', isInPicture: true },
  { name: 'Tom', details: 'her brother', pronoun: 'he', isInPicture: true },
]
const clausesOf = (words: string): readonly PictureWishClause[] =>
  listenToPictureWish({ words, cast }).clauses
const worn = (who: string, words: string, noun: string): PictureWish => ({
  kind: 'wears',
  who: [who],
  words,
  noun,
})

test.each<[string, PictureWish]>([
  ["Ida's cape = green", worn('Ida', 'green cape', 'cape')],
  ["Ida's raincoat yellow not red", worn('Ida', 'yellow raincoat', 'raincoat')],
  ["make Ida's hijab mint green its her favourite", worn('Ida', 'mint green hijab', 'hijab')],
  ['Ida needs a kerchief, red with flowers', worn('Ida', 'red kerchief with flowers', 'kerchief')],
  [
    'His right leg is a running blade, blue with flames',
    worn('Tom', 'blue running blade with flames', 'running blade'),
  ],
  ['scarf for Tom, polka dots', worn('Tom', 'polka dots scarf', 'scarf')],
])('what stands behind a thing that is worn is how it looks: "%s" (LN-27)', (words, wish) => {
  expect(clausesOf(words).map(({ wishes, leftOver }) => ({ wishes, leftOver }))).toEqual([
    { wishes: [wish], leftOver: [] },
  ])
})

test.each([
  'smile with all her teeth',
  'Ida should be laughing, teeth and all',
  'could you come nearer to the two faces',
  'zoom in on the two of them',
  'step back a ways',
  'too dark in the cave i can hardly find Tom',
  'Bit gloomier inside the fort',
  'a pigeon or two would be cute',
  "Tom can't be in the sun without his hat",
  'they need to be holding hands crossing the road come on',
])('nothing of "%s" is left over (LN-27)', (words) => {
  expect(clausesOf(words).map(({ certain, leftOver }) => ({ certain, leftOver }))).toEqual([
    { certain: true, leftOver: [] },
  ])
})

test('from where the light is to come is no part of what is done (LN-27)', () => {
  expect(clausesOf('let there be more light coming in from the windows')[0]?.leftOver).toContain('windows')
})

test.each<[string, PictureWish]>([
  ['Autumn!', { kind: 'weather', words: 'Autumn', wanted: true }],
  ['Three sheep is enough', { kind: 'amount', to: 'fewer', of: 'sheep', count: 3 }],
  ["Could she have her hand in Tom's hand?", { kind: 'hold-hands', who: ['Ida'], whom: 'Tom' }],
  [
    'We pray on our knees here',
    { kind: 'pose', who: [], words: 'kneeling', wanted: true, whom: null, thing: null, rest: '' },
  ],
  ['Why on earth is it snowing?', { kind: 'weather', words: 'snowing', wanted: false }],
  ['Is too bright for goodnight story', { kind: 'light', to: 'darker' }],
  ['toothy grin', { kind: 'feeling', who: [], words: 'grin', wanted: true }],
  ['show the whole harbour', { kind: 'distance', to: 'wider' }],
])('“%s” is understood, and nothing of it is left over (LN-27)', (words, wish) => {
  expect(clausesOf(words).map(({ wishes, certain, leftOver }) => ({ wishes, certain, leftOver }))).toEqual([
    { wishes: [wish], certain: true, leftOver: [] },
  ])
})

test.each(['now nobody is asleep', "he'd still be asleep"])('“%s” asks for no sleep (LN-27)', (words) => {
  expect(clausesOf(words).filter(({ certain }) => certain)).toEqual([])
})

test('the chair of who uses a wheelchair is that one (LN-27)', () => {
  const saskia = [
    { name: 'Saskia', details: 'girl, 8, wheelchair', pronoun: 'she', isInPicture: true },
  ] as const
  const [clause] = listenToPictureWish({ words: 'Her chair is purple', cast: saskia }).clauses
  expect(clause).toMatchObject({
    wishes: [{ kind: 'wears', who: ['Saskia'], words: 'purple wheelchair', noun: 'wheelchair' }],
    certain: true,
    leftOver: [],
  })
})

test.each([
  ['Tom on a swing', ['Tom'], 'swing'],
  ['put Ida on the swing', ['Ida'], 'swing'],
  ['they sit on a bench', 'everybody', 'bench'],
  ['Ida and Tom on a bench', ['Ida', 'Tom'], 'bench'],
])('“%s” sits on it (LN-27)', (words, who, rest) => {
  expect(clausesOf(words)).toMatchObject([
    { certain: true, leftOver: [], wishes: [{ kind: 'pose', who, words: `sitting on a ${rest}`, rest }] },
  ])
})

test('what was wrong is not how it is to be (LN-27)', () => {
  const wishes = clausesOf("Tom's shirt should be blue, red was wrong").flatMap((clause) =>
    clause.certain ? clause.wishes : [],
  )
  expect(wishes).toEqual([worn('Tom', 'blue shirt', 'shirt')])
})

test('who is not happy with a picture wants nobody unhappy (LN-27)', () => {
  expect(clausesOf('Not happy with it').filter(({ certain }) => certain)).toEqual([])
})

test('“with a sandcastle in place of the lantern” brings the one and takes the other (LN-27)', () => {
  expect(clausesOf('with a sandcastle in place of the lantern')).toMatchObject([
    {
      certain: true,
      wishes: [
        { kind: 'remove-thing', thing: 'lantern' },
        { kind: 'add-thing', thing: 'sandcastle' },
      ],
    },
  ])
})
