const letters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  þ: 'th',
}

/**
 * Words as the lexicons compare them: small letters without accents, straight apostrophes, a space for each hyphen.
 * "Easy-going" is "easy going", "Łukasz" is "lukasz".
 */
export function entryWords(words: string): string {
  if (/^[a-z]+(?: [a-z]+)*$/.test(words)) return words
  return words
    .toLowerCase()
    .replace(/[łøæœßđðıþ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`]/g, "'")
    .replace(/[\s\-‐‑–.]+/g, ' ')
    .trim()
}
