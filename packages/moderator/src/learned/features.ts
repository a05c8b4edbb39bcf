import type { Word } from '../words/read-words.ts'
import { topicsOf } from './cues.ts'

/** Letters of a group, and the fewest of a word that is cut into groups. */
const groupLetters = 4
const leastLetters = 4

/** How likely anything is before a word is read. */
const always = '.'

interface KnownWord {
  features: readonly string[]
  topics: readonly string[]
}

/** What a word says by itself; the same words come again and again. */
const known = new Map<string, KnownWord>()
/** So many are kept: texts for children have few words, and a text of noise fills no memory. */
const mostKnown = 20_000

/**
 * What the classifier looks at in a few sentences: their words, pairs of them, pairs with one word between, the groups of letters of
 * longer words, which stay nearly the same where one letter slipped, and the topics they speak of, alone and two by two, so that
 * what it learned of one word serves for others. Numbers count as one word.
 */
export function featuresOf(sentences: readonly (readonly Word[])[]): string[] {
  const features = new Set<string>([always])
  const topics = new Set<string>()
  for (const sentence of sentences) {
    const words = sentence.map(({ text }) => (/^\d+$/.test(text) ? '#' : text))
    for (const [at, word] of words.entries()) {
      const said = knownWord(word)
      for (const feature of said.features) features.add(feature)
      for (const topic of said.topics) topics.add(topic)
      features.add(`b ${word} ${words[at + 1] ?? '.'}`)
      const next = words[at + 2]
      if (next !== undefined) features.add(`g ${word} ${next}`)
    }
    features.add(`b . ${words[0] ?? ''}`)
  }
  for (const feature of featuresOfTopics([...topics].sort())) features.add(feature)
  return [...features]
}

function featuresOfTopics(topics: readonly string[]): string[] {
  const found: string[] = []
  for (const [at, one] of topics.entries()) {
    found.push(`t ${one}`)
    for (let next = at + 1; next < topics.length; next++) found.push(pairOf(one, topics[next] ?? ''))
  }
  return found
}

/** There are few topics and many sentences: each pair is written once. */
const pairs = new Map<string, Map<string, string>>()

function pairOf(one: string, other: string): string {
  const known = pairs.get(one) ?? new Map<string, string>()
  if (known.size === 0) pairs.set(one, known)
  const pair = known.get(other) ?? `x ${one} ${other}`
  known.set(other, pair)
  return pair
}

function knownWord(word: string): KnownWord {
  const before = known.get(word)
  if (before) return before
  const said = { features: [`w ${word}`, ...groupsOf(word)], topics: topicsOf(word) }
  if (known.size >= mostKnown) known.clear()
  known.set(word, said)
  return said
}

function groupsOf(word: string): string[] {
  if (word.length < leastLetters) return []
  const whole = `<${word.slice(0, 24)}>`
  return Array.from(
    { length: whole.length - groupLetters + 1 },
    (_, at) => `l ${whole.slice(at, at + groupLetters)}`,
  )
}
