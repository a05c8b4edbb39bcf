import { breathsOf } from '../breaths.ts'
import { escaped } from './xhtml.ts'

/** A sentence in the markup of a page, and when it is heard. */
export interface SpokenSentence {
  /** Of its element. */
  id: string
  /** Seconds from the beginning of the page's sound. */
  from: number
  to: number
}

/** Words of which a voice tells one sentence after the other. */
export interface SpokenWords {
  markup: string
  sentences: SpokenSentence[]
}

/**
 * The parts of a page that is read aloud, as paragraphs with an element around each sentence. No model tells when it says
 * what: a sentence lasts as long as its share of the page's letters.
 *
 * @param parts the words of the page, cut where it goes on on another one
 * @param seconds how long the sound of the whole page lasts
 */
export function spokenWords(parts: readonly string[], seconds: number): SpokenWords[] {
  const all = lettersIn(parts.join(''))
  let heard = 0
  let number = 0
  return parts.map((part) => {
    const sentences: SpokenSentence[] = []
    const sentence = (words: string): string => {
      if (lettersIn(words) === 0) return escaped(words)
      const from = (heard / all) * seconds
      heard += lettersIn(words)
      number += 1
      const id = `sentence-${number}`
      sentences.push({ id, from, to: (heard / all) * seconds })
      return `<span id="${id}">${escaped(words)}</span>`
    }
    const markup = part
      .split(/\n+/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => `<p dir="auto">${sentencesIn(line).map(sentence).join('')}</p>`)
      .join('\n')
    return { markup, sentences }
  })
}

const sentencesIn = (line: string): string[] =>
  breathsOf(line).map(({ start, end }) => line.slice(start, end))

/** Letters and digits: the rest is not heard. */
const lettersIn = (words: string): number => words.match(/[\p{L}\p{N}]/gu)?.length ?? 0
