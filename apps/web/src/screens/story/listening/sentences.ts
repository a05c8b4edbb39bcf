import { breathsOf } from '@faith-fables/bookmaker/breaths'
import { paragraphsOf } from '../book/page-typesetting.ts'

/** What is spoken in one breath, and where it stands. */
export interface Sentence {
  text: string
  /** The paragraph of the page, from 0 on. */
  paragraph: number
  /** Place of its first character in the paragraph. */
  start: number
}

/** The sentences of a page in their order. What has no letter is not spoken. */
export function sentencesOf(text: string): Sentence[] {
  return paragraphsOf(text).flatMap(({ text: words }, paragraph) =>
    breathsOf(words).flatMap(({ start, end }) => {
      const spoken = words.slice(start, end).trimEnd()
      return /[\p{L}\p{N}]/u.test(spoken) ? [{ text: spoken, paragraph, start }] : []
    }),
  )
}

/** The word of a sentence that begins at this place, as long as it is. */
export function wordAt(sentence: string, place: number): { start: number; end: number } | null {
  const word = /^[\p{L}\p{N}'’-]+/u.exec(sentence.slice(place))?.[0]
  return word ? { start: place, end: place + word.length } : null
}
