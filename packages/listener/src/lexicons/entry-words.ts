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

function withSpaces(words: string): string {
  return words.replace(/[\s\-‐‑–.]+/g, ' ').trim()
}
