/** How long what a parent types may be; the server's contract admits no more, so that nothing of it is cut. */
export const typedLengths = { name: 50, details: 1000, additionalDetails: 2000, feedback: 2000 } as const

/**
 * Makes a parent's words safe to stand inside a sentence: no notation, no line breaks, no quotation marks
 * that would open speech (what is said in a few words keeps single ones), no control characters, and of those as typed not more than `limit`.
 */
export function cleanText(words: string, limit = Number.POSITIVE_INFINITY): string {
  return withinLimit(words, limit)
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029\uE000-\uF8FF]+/gu, ' ')
    .replaceAll(/["“]([\p{L}’' -]{1,40})["”]/gu, "'$1'")
    .replaceAll(/[{}[\]<>|¶‹›»"“”]/g, '')
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The words that fit whole; of a single longer word its beginning, in whole letters. */
export function withinLimit(words: string, limit: number): string {
  if (words.length <= limit) return words
  const start = words.slice(0, limit + 1)
  const end = start.search(/\s\S*$/u)
  return end > 0 ? start.slice(0, end) : wholeLetters(words, limit)
}

/** Marks and joined signs belong to the letter before them. */
function wholeLetters(word: string, limit: number): string {
  let whole = ''
  for (const { segment } of new Intl.Segmenter('en').segment(word)) {
    if (whole.length + segment.length > limit) break
    whole += segment
  }
  return whole
}
