const soundsLikeConsonant = /^(one|once|u(?:ni(?!n)|s[aeiu]|tensil|kulele)|eu|ewe)/i
const silentH = /^(hour|honest|honor|heir)/i

/** "a" or "an" for the word that follows. */
export function articleFor(word: string): 'a' | 'an' {
  if (silentH.test(word)) return 'an'
  if (/^(?:8|11|18)(?!\d)|^8\d/.test(word)) return 'an'
  return /^[aeiouàáâäåæèéêëìíîïòóôöøùúûü]/i.test(word) && !soundsLikeConsonant.test(word) ? 'an' : 'a'
}
