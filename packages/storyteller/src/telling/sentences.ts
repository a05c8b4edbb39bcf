/** Stands for the verse until the text is polished, so that not a letter of it is touched. */
export const versePlace = '\uE000'

/** A full stop that is none of an abbreviation, with the marks that close behind it, or the verse. */
const sentenceEnd = new RegExp(`(?<!\\b(?:Mrs?|Ms|Dr|St)(?=\\.))[.!?]["*]*(?= )|${versePlace}`, 'gu')

/** Sentences of a paragraph; speech stays on one line, also when it holds two sentences. */
export function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const end of paragraph.matchAll(sentenceEnd)) {
    const stop = end.index + end[0].length
    const sentence = paragraph.slice(start, stop)
    const next = paragraph.slice(stop).trimStart()
    if (isInsideSpeech(sentence) || sentence.endsWith('...') || /^\p{Ll}/u.test(next)) continue
    sentences.push(sentence.trim())
    start = stop
  }
  return [...sentences, paragraph.slice(start).trim()].filter(Boolean)
}

function isInsideSpeech(text: string): boolean {
  return (text.split('"').length - 1) % 2 === 1
}
