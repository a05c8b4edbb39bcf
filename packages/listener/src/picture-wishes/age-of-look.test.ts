import { expect, test } from 'vitest'
import { listenToPictureWish } from './listen-to-picture-wish.ts'
import type { PictureCastMember, PictureWish } from './picture-wish.ts'

const cast: readonly PictureCastMember[] = [
  { name: 'Ida', details: '5 years old', pronoun: 'she', isInPicture: true },
  { name: 'Tom', details: 'her older brother', pronoun: 'he', isInPicture: true },
]
const wishesIn = (words: string): PictureWish[] =>
  listenToPictureWish({ words, cast }).clauses.flatMap(({ wishes, certain }) => (certain ? wishes : []))

test.each<[string, PictureWish]>([
  ['make Tom younger', { kind: 'age', who: ['Tom'], to: 'younger' }],
  ['Ida should look a bit older please', { kind: 'age', who: ['Ida'], to: 'older' }],
  ['Tom looks way too old', { kind: 'age', who: ['Tom'], to: 'younger' }],
  ['Ida is too grown up here', { kind: 'age', who: ['Ida'], to: 'younger' }],
  ['she looks like a teenager', { kind: 'age', who: ['Ida'], to: 'younger' }],
  ['Tom looks like a baby', { kind: 'age', who: ['Tom'], to: 'older' }],
  ['make him look about 4', { kind: 'age', who: ['Tom'], to: 4 }],
  ['Ida should look like a six year old', { kind: 'age', who: ['Ida'], to: 6 }],
  ['Ida looks about 12!!', { kind: 'age', who: ['Ida'], to: 5, tooFar: 'older' }],
  ['Tom younger pls', { kind: 'age', who: ['Tom'], to: 'younger' }],
])('“%s” is how old somebody is to look (IR-90)', (words, wish) => {
  expect(wishesIn(words)).toEqual([wish])
})

test.each([
  'add his older brother',
  'Tom should look at Ida',
  'Ida should look happy',
  'make the dress longer',
  'the older one should hold the kite',
  'he does not look like a baby',
])('“%s” is not (IR-90)', (words) => {
  expect(wishesIn(words).filter(({ kind }) => kind === 'age')).toEqual([])
})
