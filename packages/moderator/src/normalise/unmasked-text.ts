import { maskedWord, unmaskWord } from './masked-words.ts'
import { rewrite, type TracedText } from './traced-text.ts'

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** "f u c k", "s.h.i.t": three or more single characters in a row. */
const spacedLetters = /(?<![\p{L}\d'])(?:[\p{L}\d@$!][ .\-_*]{1,3}){2,}[\p{L}\d@$!](?![\p{L}\d'])/gu
const wordWithSigns = /[a-z0-9@$!]+/g
/** A letter next to a digit or a sign that stands for one. */
const masked = /[a-z][0-9@$]|[0-9@$][a-z]|[a-z]![a-z]/
/** "7th", "10am", "4x4": a number with its unit hides nothing. */
const numberWithUnit = /^\d+(?:[.,]\d+)?[a-z]{1,2}\d*$|^ak47s?$/
const longRun = /(\p{L})\1{2,}/gu
const doubledInWords = new Set(['e', 'l', 'o', 's', 'g', 'p', 't'])

/** The text in lower case without the tricks that hide a word: spaced letters, signs or digits for letters, long runs. */
export function unmaskedText(plain: TracedText): TracedText {
  const lower: TracedText = { text: lowerCase(plain.text), origins: plain.origins }
  const joined = rewrite(lower, spacedLetters, (match) =>
    /\p{L}/u.test(match) ? match.replace(/[ .\-_*]/g, '') : match,
  )
  const unmasked = rewrite(joined, maskedWord, unmaskWord)
  const decoded = rewrite(unmasked, wordWithSigns, decodeWord)
  return rewrite(decoded, longRun, (match) => {
    const letter = match.charAt(0)
    return doubledInWords.has(letter) && !hasVowelRun(match) ? letter.repeat(2) : letter
  })
}

/** "sh1t" is "shit"; an exclamation mark at the end of a word stays one. */
function decodeWord(word: string): string {
  if (!masked.test(word) || numberWithUnit.test(word)) return word
  return word.replace(/[013457@$]|!(?=[a-z])/g, (sign) => leet[sign] ?? sign)
}

/** "goooood" reads as "good", but "pooorn" as "porn": a long run of vowels is one vowel. */
function hasVowelRun(run: string): boolean {
  return /^[aeiou]/.test(run)
}

/** Lower case of the same length, so that positions stay true. */
function lowerCase(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text
}
