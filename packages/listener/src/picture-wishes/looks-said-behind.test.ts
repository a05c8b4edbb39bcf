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
