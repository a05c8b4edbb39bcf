import { plainLetters } from './plain-letters.ts'

/**
 * Words as the lexicons compare them: small letters without accents, straight apostrophes, a space for each hyphen.
 * "Easy-going" is "easy going", "Łukasz" is "lukasz".
 */
export function entryWords(words: string): string {
  const small = words.toLowerCase()
  if (/^[a-z]+(?: [a-z]+)*$/.test(small)) return small
  if (/^[ -~]*$/.test(small)) return withSpaces(small)
  return withSpaces(plainLetters(small).replace(/[’‘`]/g, "'"))
}

/** The same with its accents, which some words are told apart by: "vó" is a grandmother, "vô" a grandfather. */
export const accentedWords = (words: string): string => withSpaces(words.toLowerCase().normalize('NFC'))

function withSpaces(words: string): string {
  return words.replace(/[\s\-‐‑–.]+/g, ' ').trim()
}
