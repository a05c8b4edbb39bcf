import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Unit } from '../text/read-units.ts'

const file = fileURLToPath(new URL('../../lexicons/cues.txt', import.meta.url))
const longestCue = 4
let known: ReadonlyMap<string, readonly string[]> | undefined

/** Topics of wishes by the words that speak of them: "trim" and "attention span" speak of `short`. */
function cues(): ReadonlyMap<string, readonly string[]> {
  if (known) return known
  const topics = new Map<string, string[]>()
  for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
    const [topic = '', words = ''] = line.split('\t')
    for (const cue of words.split(', ')) topics.set(cue, [...(topics.get(cue) ?? []), topic])
  }
  known = topics
  return topics
}

/** The topics that a clause speaks of, in the order of its words. */
export function topicsIn(units: readonly Unit[]): string[] {
  const words = units.filter(({ part }) => part !== 'PUNCT').flatMap(wordsOf)
  const topics: string[] = []
  for (let at = 0; at < words.length; ) {
    const length = [4, 3, 2, 1].find((count) => cues().has(phrase(words, at, count))) ?? 0
    if (length > 0) topics.push(...(cues().get(phrase(words, at, length)) ?? []))
    else topics.push(...(cues().get(words[at]?.lemma ?? '') ?? []))
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

let cueWords: ReadonlySet<string> | undefined

/** Whether a word is one of those that speak of a topic, or part of such a phrase. */
export function isCue({ small, lemma }: Unit): boolean {
  cueWords ??= new Set([...cues().keys()].flatMap((cue) => cue.split(' ')))
  return [lemma, ...small.split(' ')].some((word) => cueWords?.has(word))
}
