import type { AgeGroupName } from '../reference/age-groups.ts'

/** How long and how hard a text is, Scripture left out. */
export interface TextMeasure {
  words: number
  /** Words for each picture, whole. */
  wordsPerPage: number
  /** Words of a sentence, on average. */
  wordsPerSentence: number
  longestSentence: { words: number; text: string }
  /** Years of school that reading it takes (Flesch–Kincaid); syllables are estimated. */
  grade: number
}

interface AgeBounds {
  /** Words for each of ten pictures. */
  fewest: number
  most: number
  wordsPerSentence: number
  grade: number
}

/** What stories for an age usually keep to. */
export const ageBounds: Record<AgeGroupName, AgeBounds> = {
  Toddlers: { fewest: 6, most: 20, wordsPerSentence: 7, grade: 1.5 },
  'Early Readers': { fewest: 25, most: 60, wordsPerSentence: 10, grade: 3 },
  'Middle Childhood': { fewest: 60, most: 150, wordsPerSentence: 13, grade: 5.3 },
  'Pre-Teens': { fewest: 120, most: 250, wordsPerSentence: 17, grade: 7.7 },
}

/** @param scripture exact words that are not measured: they are as they are */
export function measureText(text: string, pictures: number, scripture = ''): TextMeasure {
  const own = scripture === '' ? text : text.replaceAll(scripture, ' ')
  const sentences = own
    .split(/\n+|(?<=[.!?]["”’']?)(?<!\b(?:Mrs?|Ms|Dr|St)\.)\s+(?=["“‘'\p{Lu}])/u)
    .map((sentence) => ({ text: sentence.trim(), words: wordsIn(sentence).length }))
    .filter(({ words }) => words > 0)
  const words = wordsIn(own)
  const wordsPerSentence = words.length / Math.max(1, sentences.length)
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return {
    words: words.length,
    wordsPerPage: Math.round(words.length / Math.max(1, pictures)),
    wordsPerSentence,
    longestSentence: sentences.reduce((long, one) => (one.words > long.words ? one : long), {
      text: '',
      words: 0,
    }),
    grade: words.length === 0 ? 0 : 0.39 * wordsPerSentence + 11.8 * (syllables / words.length) - 15.59,
  }
}

export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []

/** Groups of vowels, without an "e" that is not spoken at the end. A name counts as one that every child can say. */
export function syllablesOf(word: string): number {
  if (/^\p{Lu}/u.test(word)) return 1
  const spoken = word.toLowerCase().replace(/(?:[^l]e|ed|es)$/, '')
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0)
}
