/**
 * Makes a parent's words safe to stand inside a sentence: no notation, no line breaks, no quotation marks
 * that would open speech, no control characters, and not longer than `limit`.
 */
export function cleanText(words: string, limit: number): string {
  return words
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029\uE000-\uF8FF]+/gu, ' ')
    .replaceAll(/[{}[\]<>|¶‹›»"“”]/g, '')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, limit)
    .trim()
}
