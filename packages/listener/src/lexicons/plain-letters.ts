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

/** Words in small letters without accents: "Łukasz" is lukasz, "Zoë" is zoe. */
export function plainLetters(words: string): string {
  return words
    .toLowerCase()
    .replace(/[łøæœßđðıþ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}
