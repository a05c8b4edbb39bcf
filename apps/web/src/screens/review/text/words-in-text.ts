export interface WordsInText {
  start: number
  words: string
}

/** Where words stand in the text as it is typed by now: at the place that was told or nearest to it; null where they are gone. */
export function findWords(text: string, { start, words }: WordsInText): [start: number, end: number] | null {
  let nearest: number | null = null
  for (let at = text.indexOf(words); at >= 0 && words !== ''; at = text.indexOf(words, at + 1))
    if (nearest === null || Math.abs(at - start) < Math.abs(nearest - start)) nearest = at
  return nearest === null ? null : [nearest, nearest + words.length]
}

/** The text with other words in that place; as it is where they are gone. */
export function mendText(text: string, mend: WordsInText & { instead: string }): string {
  const place = findWords(text, mend)
  return place === null ? text : `${text.slice(0, place[0])}${mend.instead}${text.slice(place[1])}`
}
