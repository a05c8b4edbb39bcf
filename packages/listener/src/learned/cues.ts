import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Unit } from '../text/read-units.ts'

/** What a wish is about. */
export type Subject = 'text' | 'picture'

const longestCue = 4

/** What these topics of wishes about a text mean, they mean of a picture, too. */
const alsoOfPictures = /^(?:too|not|less|more|leave|add|keep|swap|bad|praise|question|program)$/

const known = new Map<Subject, ReadonlyMap<string, readonly string[]>>()

/** Topics of wishes by the words that speak of them: "trim" and "attention span" speak of `short`. */
function cues(subject: Subject): ReadonlyMap<string, readonly string[]> {
  const read = known.get(subject)
  if (read) return read
  const topics = new Map<string, string[]>()
  for (const [topic, words] of subject === 'text' ? linesOf('cues') : picturesLines())
    for (const cue of words) topics.set(cue, [...(topics.get(cue) ?? []), topic])
  known.set(subject, topics)
  return topics
}

type Line = readonly [topic: string, words: readonly string[]]

const picturesLines = (): Line[] => [
  ...linesOf('picture-cues'),
  ...linesOf('cues').filter(([topic]) => alsoOfPictures.test(topic)),
]

function linesOf(file: string): Line[] {
  const path = fileURLToPath(new URL(`../../lexicons/${file}.txt`, import.meta.url))
  return readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): Line => {
      const [topic = '', words = ''] = line.split('\t')
      return [topic, words.split(', ')]
    })
}

/** The topics that a clause speaks of, in the order of its words. */
export function topicsIn(units: readonly Unit[], subject: Subject = 'text'): string[] {
  const found = cues(subject)
  const words = units.filter(({ part }) => part !== 'PUNCT').flatMap(wordsOf)
  const topics: string[] = []
  for (let at = 0; at < words.length; ) {
    const length = [4, 3, 2, 1].find((count) => found.has(phrase(words, at, count))) ?? 0
    if (length > 0) topics.push(...(found.get(phrase(words, at, length)) ?? []))
    else topics.push(...(found.get(words[at]?.lemma ?? '') ?? []))
    at += Math.max(1, Math.min(length, longestCue))
  }
  return topics
}

interface CueWord {
  small: string
  lemma: string
}

/** "don't" is two words to the tagger and one in the list. */
function wordsOf({ small, lemma }: Unit): CueWord[] {
  return small.includes(' ')
    ? small.split(' ').map((word) => ({ small: word, lemma: word }))
    : [{ small, lemma }]
}

const phrase = (words: readonly CueWord[], at: number, count: number): string =>
  words
    .slice(at, at + count)
    .map(({ small }) => small)
    .join(' ')
    .replaceAll(" n't", "n't")
    .replaceAll(" '", "'")

let topicsByWord: ReadonlyMap<string, ReadonlySet<string>> | undefined

/** The topics of texts that a word speaks of, or that a phrase with it speaks of. */
export function topicsOfWord({ small, lemma }: Unit): ReadonlySet<string> {
  topicsByWord ??= readTopicsByWord()
  const found = [lemma, ...small.split(' ')].flatMap((word) => [...(topicsByWord?.get(word) ?? [])])
  return new Set(found)
}

function readTopicsByWord(): ReadonlyMap<string, ReadonlySet<string>> {
  const topics = new Map<string, Set<string>>()
  for (const [cue, ofCue] of cues('text'))
    for (const word of cue.split(' ')) topics.set(word, new Set([...(topics.get(word) ?? []), ...ofCue]))
  return topics
}

/** Whether a word is one of those that speak of a topic of texts, or part of such a phrase. */
export const isCue = (unit: Unit): boolean => topicsOfWord(unit).size > 0
