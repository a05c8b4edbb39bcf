import { expect, test } from 'vitest'
import { moderateText } from '../moderator.ts'

test.each([
  'it was damn good, thank you, we both wept',
  'Flood picture is gloomy as hell, could there be some light on the horizon?',
  'what the hell happened to her hair, make it brown again',
])('a mild curse to us is none in the book: %s (MO-15)', (text) => {
  expect(moderateText(text, { isToUs: true }).findings).toEqual([])
  expect(moderateText(text).allowed).toBe(false)
})

test.each([
  'let him say damn when the hammer falls',
  'call the dog Crap',
  'the sign should read "hell no"',
  'you fucking idiots, her hair is brown',
  'the shit ending needs more shit jokes',
])('what is to be told, or is no mild word, is held as everywhere: %s (MO-15)', (text) => {
  expect(moderateText(text, { isToUs: true }).allowed).toBe(false)
})

test.each([
  'no smoking! grandpa in the picture has a cigarette, get rid of it please',
  'there is a beer on the table, take it away',
  'A sly fox tells the chicks to forget all the rules mother hen gave them, but they stick to them and stay safe',
  'the lads who laughed at his stammer come round and ask him to read the psalm with them',
])('what is asked away, or put right, is not held against anybody: %s (MO-15)', (text) => {
  expect(moderateText(text).findings).toEqual([])
})
