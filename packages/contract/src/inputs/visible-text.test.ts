import { expect, test } from 'vitest'
import { holdsLetter, holdsWord, visibleName, visibleText } from './visible-text.ts'

test.each([
  ['zero-width spaces', '\u200b\u200b'],
  ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
  ['invisible separators', '\u2063\u2062\u2064'],
  ['soft hyphens', '\u00ad'],
  ['empty Braille', '\u2800 \u2800'],
  ['joiners that join nothing', '\u200d\u200c'],
  ['directions', '\u202e\u2066\u2069\u200f\u061c'],
  ['tags', '\u{e0041}\u{e0042}'],
  ['variants of nothing', '\ufe0f\u{e0100}\u180b'],
  ['controls', '\u0007\u001b\u0090'],
  ['blanks of all widths', '\u00a0\u2003\u3000\ufeff\t'],
  ['blank hieroglyphs', '\u{13441}\u{13442}'],
  ['signs of nobody', '\ue000\ufffc\ufdd0'],
])('%s are nothing', (_kind, typed) => {
  expect(visibleText(typed)).toBe('')
  expect(visibleName(`Ru${typed}th`).replaceAll(' ', '')).toBe('Ruth')
})

test.each([
  ['Persian', 'می\u200cخواهم'],
  ['Hindi', 'क्\u200dष'],
  ['Malayalam', 'അവന്\u200dറെ'],
  ['Sinhala', 'ශ්\u200dරී'],
  ['Hebrew with points', 'יְרוּשָׁלַ\u034fיִם'],
  ['Arabic with vowels', 'مُحَمَّد'],
  ['Burmese', 'လျှို့ဝှက်'],
  ['Tibetan', 'བསྒྲུབས'],
  ['Thai', 'พี่น้อง'],
  ['Vietnamese', 'Nguyễn Thị Hằng'],
  ['a family', '👩‍👩‍👧'],
  ['a judge', '👩🏽‍⚖️'],
  ['a heart on fire', '❤️‍🔥'],
  ['a rainbow', '🏳️‍🌈'],
  ['the flag of Wales', '🏴󠁧󠁢󠁷󠁬󠁳󠁿'],
  ['a key', '1️⃣'],
  ['a variant of a Japanese name', '葛\u{e0100}城'],
  ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ\u180eᠠ'],
])('%s stays as it is written', (_language, typed) => {
  expect(visibleText(typed)).toBe(typed.normalize('NFC'))
})

test('every letter is written in one way', () => {
  expect(visibleText('Zoe\u0308')).toBe('Zo\u00eb')
})

test('what hides between two halves of a letter does not keep them apart', () => {
  expect(visibleText('Zoe\u200b\u0308')).toBe('Zo\u00eb')
})

test('a number wears no variant unless it is drawn as a key', () => {
  expect(visibleName('Ruth 7\ufe0f')).toBe('Ruth 7')
})

test('a heap of marks is cut to what a letter can carry', () => {
  expect(visibleName(`R${'\u0301\u0323'.repeat(20)}uth`)).toHaveLength('Ruth'.length + 3)
  expect(visibleName(`R${'\u0e49'.repeat(20)}uth`)).toHaveLength('Ruth'.length + 6)
})

test('a text keeps its lines, a name has one', () => {
  expect(visibleText(' One.\r\n\r\nTwo.\u2028Three.\u0085')).toBe('One.\n\nTwo.\nThree.')
  expect(visibleName(' Ruth \r\n\t Adler ')).toBe('Ruth Adler')
})

test('a name holds a letter, a text a letter or a number', () => {
  expect(['路得', 'Ruth', 'رُوث', '7', '!!!', '🦁', ''].map(holdsLetter)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
  expect(['7', '…', '🦁'].map(holdsWord)).toEqual([true, false, false])
})

test('a text that is visible already is left as it is', () => {
  const typed = `R${'\u0301\u0323'.repeat(20)}uth \u200b می\u200cخواهم`
  expect(visibleText(visibleText(typed))).toBe(visibleText(typed))
})
