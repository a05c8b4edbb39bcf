import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { featuresOf } from '../../packages/moderator/src/learned/features.ts'
import { harmless, isLongEnough, suspect } from '../../packages/moderator/src/learned/weigh-sentences.ts'
import { moderationCategories } from '../../packages/moderator/src/moderation-category.ts'
import { wordsAsRead } from '../../packages/moderator/src/moderator.ts'
import { type CorpusLine, readCorpus } from '../../packages/moderator/src/testing/read-corpus.ts'
import type { Word } from '../../packages/moderator/src/words/read-words.ts'
import { projectRoot } from '../project-root.ts'
import type { Guess } from './cross-validate.ts'
import type { Example } from './learn-linear.ts'

/** Of a hundred thousand harmless lines so many may be held for each theme; sixteen themes share the false alarms. */
const mostFalseAlarms = 50 / 100_000
/** Below it words are more likely harmless than not. */
const leastThreshold = 0.5

/**
 * The moderator's own lines, those that rules were written to, and what parents write of characters, stories and pictures; of the own
 * ones those that are taken.
 */
export function examplesOfThemes(isTaken: (line: CorpusLine) => boolean = () => true): Example[] {
  const own = [...readCorpus('training'), ...readCorpus('practice')].filter(isTaken)
  const units = [
    ...own.flatMap(({ theme, text }) => unitsOf(theme ?? harmless, text)),
    ...wordsOfParents().flatMap((text) => unitsOf(harmless, text)),
  ]
  const once = new Map(units.map((unit) => [`${unit.label}\t${readable(unit.sentences)}`, unit]))
  const lines = mixed([...once.values()])
  const counts = Map.groupBy(lines, ({ label }) => label)
  return lines.map(({ label, sentences }) => ({
    label,
    features: featuresOf(sentences),
    weight: weightOf(counts.get(label)?.length ?? 0),
  }))
}

/** A theme with fewer lines than this is learned as if there were more, up to so many times. */
const enoughLines = 400
const mostWeight = 4

const weightOf = (lines: number): number => Math.min(mostWeight, Math.max(1, enoughLines / lines))

interface Unit {
  label: string
  sentences: Word[][]
}

/** A line; of a harmless one also each sentence, since any of them is harmless by itself. */
function unitsOf(label: string, text: string): Unit[] {
  const sentences = wordsAsRead(text)
  if (label !== harmless || sentences.length < 2) return [{ label, sentences }]
  return [sentences, ...sentences.map((sentence) => [sentence])]
    .filter(isLongEnough)
    .map((some) => ({ label, sentences: some }))
}

const readable = (sentences: readonly (readonly Word[])[]): string =>
  sentences.map((words) => words.map(({ text }) => text).join(' ')).join(' . ')

const listenersLines = join(projectRoot, 'packages/listener/lines')

/** What the listener learns from and is tried on; what is meant for a program is left out. */
function wordsOfParents(): string[] {
  const files = readdirSync(listenersLines).toSorted()
  return [
    ...files.filter((file) => file.endsWith('.tsv')).flatMap(wordsInTable),
    ...files.filter((file) => file.endsWith('.json')).flatMap(wordsInRecords),
  ]
}

function wordsInTable(file: string): string[] {
  const lines = readFileSync(join(listenersLines, file), 'utf8').split('\n')
  return lines.flatMap((line) => {
    const [label = '', text] = line.split('\t')
    return text && label !== 'program' ? [text.trim()] : []
  })
}

function wordsInRecords(file: string): string[] {
  const records: { text: string; facts: { kind: string }[] }[] = JSON.parse(
    readFileSync(join(listenersLines, file), 'utf8'),
  )
  return records.flatMap(({ text, facts }) => (facts.some(({ kind }) => kind === 'program') ? [] : [text]))
}

/** Every fifth line is put aside in turn: neighbours, which are alike, go to different fifths. */
function mixed<Line>(lines: readonly Line[]): Line[] {
  const strides = 97
  return Array.from({ length: strides }, (_, first) =>
    lines.filter((_line, at) => at % strides === first),
  ).flat()
}

/** For each theme the lowest probability at which so few harmless lines that were put aside would be held. */
export function thresholdsOfThemes(guesses: readonly Guess[]): number[] {
  const innocent = guesses.filter(({ example }) => example.label === harmless)
  const allowed = Math.round(innocent.length * mostFalseAlarms)
  const found = innocent.map(({ ranking }) => suspect(ranking))
  return [...moderationCategories, harmless].toSorted().map((label) => {
    const wrong = found
      .flatMap((one) => (one?.category === label ? [one.probability] : []))
      .sort((one, other) => other - one)
    const limit = wrong[allowed] ?? 0
    return Math.max(leastThreshold, Math.ceil(limit * 100 + 1) / 100)
  })
}
