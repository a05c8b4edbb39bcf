import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { featuresOf } from '../../packages/moderator/src/learned/features.ts'
import { isLongEnough } from '../../packages/moderator/src/learned/weigh-sentences.ts'
import { wordsAsRead } from '../../packages/moderator/src/moderator.ts'
import { type CorpusLine, readCorpus } from '../../packages/moderator/src/testing/read-corpus.ts'
import type { Word } from '../../packages/moderator/src/words/read-words.ts'
import { projectRoot } from '../project-root.ts'
import type { HarmExample } from './learn-harm.ts'
import type { Example } from './learn-linear.ts'

const harmless = 'harmless'

/** What strangers wrote is what strangers write: it counts as so many lines of ours. Chosen on lines of strangers that were left out. */
const weightOfStrangers = 10

/** Of these more is promised than of the eight others: what is missed of them costs more, at the same false alarms. */
const promised: ReadonlySet<string> = new Set([
  'violence',
  'self-harm',
  'hate',
  'personal-data',
  'sexual',
  'profanity',
  'drugs',
  'prompt-injection',
])
const weightOfPromised = 1.3
const weightOfOthers = 0.25

/** A line to learn from, and where it comes from: nobody's of the corpus where it is a parent's. */
export interface LineOfHarm extends HarmExample {
  line: CorpusLine | null
}

/** Whether a line belongs to some theme: the moderator's own lines and what parents write. */
export function examplesOfHarm(): LineOfHarm[] {
  return linesToLearn().map(({ label, sentences, isStrangers, line }) => ({
    line,
    isHarmful: label !== harmless,
    features: featuresOf(sentences),
    weight: (isStrangers ? weightOfStrangers : 1) * weightOfLabel(label),
  }))
}

function weightOfLabel(label: string): number {
  if (label === harmless) return 1
  return promised.has(label) ? weightOfPromised : weightOfOthers
}

/** Which theme a line belongs to that belongs to one. */
export function examplesOfThemes(): Example[] {
  const lines = linesToLearn().filter(({ label }) => label !== harmless)
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

/** Names are too short to be like anything, and are read by rules alone. */
function linesToLearn(): Unit[] {
  const taken = (folder: 'training' | 'practice' | 'measured') =>
    readCorpus(folder).filter(({ field }) => field !== 'name')
  const units = [
    ...[...taken('training'), ...taken('practice')].flatMap((line) => unitsOfLine(line, false)),
    ...taken('measured').flatMap((line) => unitsOfLine(line, true)),
    ...wordsOfParents().flatMap((text) => unitsOf(harmless, text).map((unit) => ({ ...unit, line: null }))),
  ]
  const once = new Map(units.map((unit) => [`${unit.label}\t${readable(unit.sentences)}`, unit]))
  return mixed([...once.values()])
}

interface SaidUnit {
  label: string
  sentences: Word[][]
}

interface Unit extends SaidUnit {
  line: CorpusLine | null
  isStrangers?: boolean
}

const unitsOfLine = (line: CorpusLine, isStrangers: boolean): Unit[] =>
  unitsOf(line.theme ?? harmless, line.text).map((unit) => ({ ...unit, line, isStrangers }))

/** A line; of a harmless one also each sentence, since any of them is harmless by itself. */
function unitsOf(label: string, text: string): SaidUnit[] {
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
