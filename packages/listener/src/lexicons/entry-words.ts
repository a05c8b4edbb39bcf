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
  const small = words.toLowerCase()
  if (/^[a-z]+(?: [a-z]+)*$/.test(small)) return small
  if (/^[ -~]*$/.test(small)) return withSpaces(small)
  const unaccented = small
    .replace(/[łøæœßđðıþ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`]/g, "'")
  return withSpaces(unaccented)
}

function withSpaces(words: string): string {
  return words.replace(/[\s\-‐‑–.]+/g, ' ').trim()
}
