const counted = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
]

/** A pattern that a number up to twenty fits, in letters or digits. */
export const aNumber = `(?:${counted.toReversed().join('|')}|\\d{1,2})`

/** "Seven" and "7" are one value. */
export function valueOfNumber(words: string): string {
  const place = counted.indexOf(words.toLowerCase())
  return place < 0 ? words : String(place + 1)
}

/** 7 as a story writes it: "seven". */
export function wordsOfNumber(number: number): string {
  return counted[number - 1] ?? String(number)
}
