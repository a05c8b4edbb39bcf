import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'

interface TextMeasure {
  words: number
  wordsPerSentence: number
  /** Flesch-Kincaid grade. */
  grade: number
}

/**
 * Measures a text without its Scripture; names are as easy as any child's own. Each line of a toddlers' page is
 * a sentence of its own, and the stop of "Mrs. Amaro" ends none.
 */
export function measureText(text: string, scripture: string, names: readonly string[] = []): TextMeasure {
  const plain = names.reduce((words, name) => words.replaceAll(name, 'Ann'), text.replaceAll(scripture, ' '))
  const sentences = plain
    .split(/\n|(?<=[.!?]["”]?)(?<!\b(?:Mrs?|Ms|Dr|St)\.)\s+(?=["“\p{Lu}])/u)
    .filter((sentence) => /\p{L}/u.test(sentence))
  const words = plain.match(/[\p{L}\p{N}'’-]+/gu) ?? []
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0)
  return {
    words: words.length,
    wordsPerSentence: words.length / sentences.length,
    grade: fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables }),
  }
}
