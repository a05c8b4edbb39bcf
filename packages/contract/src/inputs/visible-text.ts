/**
 * What a reader sees of what was typed. Letters without a shape make two names that look the same differ, turn words
 * around, and fill a book with nothing; nobody types them on purpose. Kept are the joiners that some scripts and emoji
 * are written with.
 */

/** Joined on purpose: a letter or mark, the joiner behind it, and (unread) what it joins. */
const joinedLetters =
  '[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Nko}\\p{Script=Mongolian}\\p{Script=Hebrew}\\p{Script=Devanagari}' +
  '\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}' +
  '\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}]'
const joiner = '[\\u034F\\u180B-\\u180F\\u200C\\u200D]'
const joined = `${joinedLetters}[\\u064B-\\u0655\\u0670]*${joiner}(?=${joinedLetters})`

/** Pictures of several signs, of a colour of skin, or drawn as a picture at all; and the variant of a Chinese sign. */
const variant = '\\p{Extended_Pictographic}[\\uFE0E\\uFE0F]|[0-9#*]\\uFE0F\\u20E3'
const chain =
  '(?:\\p{Emoji_Modifier}|\\p{Extended_Pictographic})\\uFE0F?\\u200D(?=\\p{Extended_Pictographic})'
const ideograph = '\\p{Script=Han}[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]'
/** The flags of England, Scotland and Wales are written with the letters of the tags block. */
const flag =
  '\\u{1F3F4}\\u{E0067}\\u{E0062}(?:\\u{E0065}\\u{E006E}\\u{E0067}|\\u{E0073}\\u{E0063}\\u{E0074}|\\u{E0077}\\u{E006C}\\u{E0073})\\u{E007F}'

/** Controls but the line break, directions, fillers, tags, private and broken signs. The tab is blank. */
const unseen =
  '[\\p{Default_Ignorable_Code_Point}\\u0000-\\u0008\\u000E-\\u001F\\u007F-\\u0084\\u0086-\\u009F\\uFFF9-\\uFFFC' +
  '\\p{Private_Use}\\p{Noncharacter_Code_Point}\\u{16FE4}]'

const keptOrUnseen = new RegExp(`(${flag}|${chain}|${variant}|${ideograph}|${joined})|${unseen}`, 'gu')
const lineBreak = /\r\n|[\r\v\f\u0085\u2028\u2029]/g
/** Signs that are drawn as an empty space. */
const blank = /[\u2800\u{13441}\u{13442}\u{1D159}]/gu

/** So many signs stand above and below a letter in any language: accents first, then the marks of every script. */
const heapsOfMarks = [
  /([\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]{3})[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]+/g,
  /(\p{M}{6})\p{M}+/gu,
]

/** The text as it is kept: one way to write each letter (NFC), nothing unseen, no blanks at its ends. */
export function visibleText(typed: string): string {
  const lines = typed.replace(lineBreak, '\n').replace(blank, ' ')
  const seen = lines.replace(keptOrUnseen, (_, kept?: string) => kept ?? '').normalize('NFC')
  return heapsOfMarks.reduce((text, heap) => text.replace(heap, '$1'), seen).trim()
}

/** A name as it is kept: visible text on one line. */
export function visibleName(typed: string): string {
  return visibleText(typed).replace(/\s+/g, ' ')
}

/** Said of a name that is there and cannot be read out. */
export const nameWithoutLetter = 'Please use at least one letter in the name.'

/** Whether a name can be read out: signs and digits alone call nobody. */
export function holdsLetter(text: string): boolean {
  return /\p{L}/u.test(text)
}

/** Whether a text says anything. */
export function holdsWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}
