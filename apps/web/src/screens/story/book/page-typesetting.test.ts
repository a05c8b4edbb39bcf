import { expect, test } from 'vitest'
import { amountOf, dropCapOf, isSetOverBoth, paragraphsOf } from './page-typesetting.ts'

const long = 'Grandma Ruth sat down beside her and looked at the little bent stem for a long, long while.'

test('each line of the text is a paragraph, blank lines are none', () => {
  expect(paragraphsOf('One.\nTwo.\n\n  Three. \n')).toEqual([
    { start: 0, text: 'One.' },
    { start: 5, text: 'Two.' },
    { start: 13, text: 'Three.' },
  ])
  expect(paragraphsOf(' ')).toEqual([])
})

test('a paragraph of some length begins with a large letter', () => {
  expect(dropCapOf(long)).toEqual({ marks: '', words: long })
  expect(dropCapOf(`É${long}`)).toEqual({ marks: '', words: `É${long}` })
})

test.each(['“', '"', '“‘', '«', '« ', '„', '(', '— ', '¿'])(
  'what stands before it, %s, stays small beside it',
  (marks) => {
    expect(dropCapOf(`${marks}${long}`)).toEqual({ marks, words: long })
  },
)

test('short lines, and what begins with no letter, begin as they are', () => {
  expect(dropCapOf('Splash!')).toBeNull()
  expect(dropCapOf('“Splash!”')).toBeNull()
  expect(dropCapOf(`7 ${long}`)).toBeNull()
  expect(dropCapOf(`“… ${long}`)).toBeNull()
})

test('few words are set larger, and many smaller', () => {
  expect(amountOf('Splash! Ada laughs.')).toBe('short')
  expect(amountOf(long.repeat(3))).toBe('usual')
  expect(amountOf(long.repeat(8))).toBe('long')
  expect(amountOf(long.repeat(13))).toBe('longest')
})

test('what does not fit beside the picture begins below it', () => {
  expect(isSetOverBoth(long.repeat(8))).toBe(false)
  expect(isSetOverBoth(long.repeat(9))).toBe(true)
})
