import { expect, test } from 'vitest'
import { largestPicture, pictureAddress, pictureSourceSet } from './picture-sizes.ts'

const usual = '/media/pictures/story/abcdefghij-ABCDEFGHIJ_.webp'
const fine = '/media/pictures/story/abcdefghij-ABCDEFGHIJ_-fine.webp'

test('a picture is offered in the widths that there are of it', () => {
  expect(pictureSourceSet(usual)?.match(/\d+w/g)).toEqual(['1024w', '512w', '256w'])
  expect(pictureSourceSet(fine)?.match(/\d+w/g)).toEqual(['2048w', '1024w', '512w', '256w'])
  expect(pictureSourceSet('https://elsewhere.example/a-fine.webp')).toBeUndefined()
})

test('paper gets the largest', () => {
  expect(largestPicture(usual)).toBe(usual)
  expect(largestPicture(fine)).toBe(fine.replace('.webp', '-2048.webp'))
  expect(largestPicture('https://elsewhere.example/a-fine.webp')).toBe(
    'https://elsewhere.example/a-fine.webp',
  )
})

test('a name that happens to end like the mark is no fine picture', () => {
  const chance = '/media/pictures/story/abcdefghijABCDEFG-fine.webp'
  expect(largestPicture(chance)).toBe(chance)
  expect(pictureAddress(chance, 512)).toBe(chance.replace('.webp', '-512.webp'))
})
