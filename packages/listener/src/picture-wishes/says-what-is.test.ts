import { expect, test } from 'vitest'
import { listenToPictureWish } from './listen-to-picture-wish.ts'

const cast = [
  { name: 'Leo', details: 'boy, 5', isInPicture: true },
  { name: 'Ida', details: 'girl, 7', isInPicture: true },
]
const sure = (words: string) =>
  listenToPictureWish({ words, cast }).clauses.flatMap(({ certain, wishes }) => (certain ? wishes : []))

test.each([
  "it's noon in your drawing",
  'now it sits on her arm',
  'both look into the camera',
  "Everybody's staring so hard at him",
  'is that still night?',
  "why's it so grey",
  'a bit stiff',
  'the claws and the blood',
  'no cross on the grave please',
])('“%s” says how the picture is, and sets nothing so (LN-32)', (words) => {
  expect(sure(words).filter(({ kind }) => kind !== 'remove-thing')).toEqual([])
})

test('a lamp that is switched off, and who wants it dark, ask for darkness (LN-32)', () => {
  expect(sure('switch that lamp off')).toEqual([{ kind: 'light', to: 'darker' }])
  expect(sure('have it quite dark')).toEqual([{ kind: 'light', to: 'darker' }])
  expect(sure('Fine.')).toEqual([])
})

test('what is asked for is still heard (LN-32)', () => {
  expect(sure('both look up at the sky')).toHaveLength(1)
  expect(sure('make it night now')).toMatchObject([{ kind: 'time' }])
})
