import { paragraphsOf } from '../book/page-typesetting.ts'

/** What is spoken in one breath, and where it stands. */
export interface Sentence {
  text: string
  /** The paragraph of the page, from 0 on. */
  paragraph: number
  /** Place of its first character in the paragraph. */
  start: number
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences of a page in their order. What has no letter is not spoken. */
export function sentencesOf(text: string): Sentence[] {
  return paragraphsOf(text).flatMap(({ text: words }, paragraph) =>
    breathsOf(words).flatMap(({ start, end }) => {
      const spoken = words.slice(start, end).trimEnd()
      return /[\p{L}\p{N}]/u.test(spoken) ? [{ text: spoken, paragraph, start }] : []
    }),
  )
}

/** Where sentences begin and end; “Help?” belongs to the "said Ben" behind it. */
function breathsOf(words: string): { start: number; end: number }[] {
  const breaths: { start: number; end: number }[] = []
  for (const { segment, index } of segmenter.segment(words)) {
    const last = breaths.at(-1)
    const end = index + segment.length
    if (last && /^\p{Ll}/u.test(segment)) last.end = end
    else breaths.push({ start: index, end })
  }
  return breaths
}

/** The word of a sentence that begins at this place, as long as it is. */
export function wordAt(sentence: string, place: number): { start: number; end: number } | null {
  const word = /^[\p{L}\p{N}'’-]+/u.exec(sentence.slice(place))?.[0]
  return word ? { start: place, end: place + word.length } : null
}
