import type { Word } from '../words/read-words.ts'
import { topicsOf } from './cues.ts'
import { stemOf } from './stem.ts'

/** Letters of a group, and the fewest of a word that is cut into groups. */
const groupLetters = 4
const leastLetters = 4
const mostLetters = 24

/** How likely anything is before a word is read. */
export const always = '.'
/** Stands where a sentence begins or ends. */
export const edge = '.'

/** As what the words of a sentence are learned: numbers count as one, and Chinese, which has no gaps between words, is read sign by sign. */
export function wordsAsLearned(sentence: readonly Word[]): string[] {
  const words: string[] = []
  for (const { text } of sentence) {
    const first = text.charCodeAt(0)
    if (first >= firstSign && /^\p{Script=Han}/u.test(text)) words.push(...text)
    else words.push(first <= lastDigit && /^\d+$/.test(text) ? '#' : text)
  }
  return words
}

/** Asked for each word: few begin with a digit or a sign, and the patterns are tried for those alone. */
const lastDigit = '9'.charCodeAt(0)
const firstSign = 0x2e80

/**
 * What the classifier looks at in a few sentences: their words, their stems, pairs of both, pairs with one word between, the groups of
 * letters of longer words, which stay nearly the same where one letter slipped, and the topics they speak of, alone and two by two, so
 * that what it learned of one word serves for others. What is said twice counts twice, but a topic counts once.
 */
export function featuresOf(sentences: readonly (readonly Word[])[]): string[] {
  const features = [always]
  const topics = new Set<string>()
  for (const sentence of sentences) {
    const words = wordsAsLearned(sentence)
    features.push(`b ${edge} ${words[0] ?? ''}`)
    for (const [at, word] of words.entries()) {
      features.push(...featuresOfWord(word), ...featuresOfNeighbours(word, words[at + 1], words[at + 2]))
      for (const topic of topicsOf(word)) topics.add(topic)
    }
  }
  return [...features, ...featuresOfTopics([...topics].sort())]
}

export const featuresOfWord = (word: string): string[] => [
  `w ${word}`,
  `s ${stemOf(word)}`,
  ...groupsOf(word),
]

export function groupsOf(word: string): string[] {
  if (word.length < leastLetters) return []
  const whole = `<${word.slice(0, mostLetters)}>`
  return Array.from(
    { length: whole.length - groupLetters + 1 },
    (_, at) => `l ${whole.slice(at, at + groupLetters)}`,
  )
}

function featuresOfNeighbours(word: string, next?: string, afterNext?: string): string[] {
  if (next === undefined) return [`b ${word} ${edge}`]
  const pairs = [`b ${word} ${next}`, `p ${stemOf(word)} ${stemOf(next)}`]
  return afterNext === undefined ? pairs : [...pairs, `g ${word} ${afterNext}`]
}

function featuresOfTopics(topics: readonly string[]): string[] {
  return topics.flatMap((one, at) => [
    `t ${one}`,
    ...topics.slice(at + 1).map((other) => `x ${one} ${other}`),
  ])
}
