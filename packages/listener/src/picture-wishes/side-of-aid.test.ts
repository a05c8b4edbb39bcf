import { expect, test } from 'vitest'
import { listenToPictureWish } from './listen-to-picture-wish.ts'

const cast = [{ name: 'Florence', details: 'girl, 8, hearing aid', isInPicture: true }]
const wishesOf = (words: string) =>
  listenToPictureWish({ words, cast }).clauses.flatMap(({ wishes, certain }) =>
    certain ? wishes.flatMap((wish) => ('words' in wish ? [wish.words] : [])) : [],
  )

test.each([
  ['The hearing aid is on her left ear', 'left hearing aid'],
  ['Her cochlear is on the right side, not left', 'right cochlear implant'],
  ['Prosthesis on the left leg not the right', 'left prosthesis'],
  ['Running blade on the right side', 'right running blade'],
  ['The patch goes on Florence’s left eye please', 'left eye patch'],
  ['Her cast should be on the right arm', 'right cast'],
  ['also her cochlear implant is on the right side', 'right cochlear implant'],
])('“%s” says on which side it is (LN-51)', (words, wish) => {
  expect(wishesOf(words)).toContain(wish)
})

test.each([
  'Her hearing aid looks right',
  'The hearing aid is right there',
  'She left her hearing aid at home',
  'Put her hearing aid on the left or on the right',
])('“%s” names no side (LN-51)', (words) => {
  expect(wishesOf(words).filter((wish) => /\b(?:left|right)\b/.test(wish))).toEqual([])
})
