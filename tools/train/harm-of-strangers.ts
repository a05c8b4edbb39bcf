import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { otherLanguage } from '../../packages/listener/src/text/other-language.ts'
import { type HarmModel, harmModelOf } from '../../packages/moderator/src/learned/harm-model.ts'
import {
  inOtherTongue,
  isDoubted,
  worstHarmOf,
} from '../../packages/moderator/src/learned/weigh-sentences.ts'
import { moderateName } from '../../packages/moderator/src/moderate-name.ts'
import { moderationCategories } from '../../packages/moderator/src/moderation-category.ts'
import { moderateText, wordsAsRead } from '../../packages/moderator/src/moderator.ts'
import { type CorpusLine, readLines } from '../../packages/moderator/src/testing/read-corpus.ts'
import { projectRoot } from '../project-root.ts'
import { learnHarm } from './learn-harm.ts'
import type { LineOfHarm } from './themes-task.ts'

/** A stranger's line as it is judged by weights that were learned without any line of that stranger's. */
export interface StrangersLine {
  line: CorpusLine
  source: string
  harm: number
  isHeldByRules: boolean
  isOtherTongue: boolean
}

/** Of lines that were written to what was missed in any of the files, none is taken. */
const writtenToMisses = 'written to misses of five strangers'

/** So many times is learned anew, each time without every sixth stranger: leaving out one at a time takes five times as long. */
const folds = 6

/** Each stranger's file is left out once, with the lines that were written to its misses: nothing tells better what becomes of wordings that nobody has seen. */
export function harmOfStrangers(examples: readonly LineOfHarm[]): StrangersLine[] {
  const files = globSync(join(projectRoot, 'packages/moderator/corpus/measured/*.tsv')).toSorted()
  return Array.from({ length: folds }, (_unused, fold) =>
    judgedUnseen(
      files.filter((_file, at) => at % folds === fold),
      examples,
    ),
  ).flat()
}

function judgedUnseen(files: readonly string[], examples: readonly LineOfHarm[]): StrangersLine[] {
  const lines = files.flatMap((file) =>
    readLines(file).map((line) => ({ line, source: basename(file, '.tsv') })),
  )
  const texts = new Set(lines.map(({ line }) => line.text))
  const writtenAfter = new Set(lines.map(({ source }) => `written after ${source}`))
  const isTaken = ({ text, source }: CorpusLine) =>
    !texts.has(text) && !writtenAfter.has(source) && source !== writtenToMisses
  const model = harmModelOf(learnHarm(examples.filter(({ line }) => line === null || isTaken(line))))
  return lines.map(({ line, source }) => ({ line, source, ...judge(line, model) }))
}

const doubtingNothing = 2

type Judgement = Pick<StrangersLine, 'harm' | 'isHeldByRules' | 'isOtherTongue'>

function judge({ field, text }: CorpusLine, model: HarmModel): Judgement {
  const isOtherTongue = otherLanguage(text) !== null
  if (field === 'name') return { harm: 0, isHeldByRules: !moderateName(text).allowed, isOtherTongue }
  return {
    isOtherTongue,
    harm: worstHarmOf(wordsAsRead(text), model),
    isHeldByRules: !moderateText(text, { learned: { ...model, threshold: doubtingNothing } }).allowed,
  }
}

/** What readers write to the desk is moderated nowhere: who reports a curse has to name it. */
const isModerated = ({ line }: StrangersLine): boolean => line.field !== 'report'

/** Of the strangers’ harmless lines that rules let pass so many may be doubted: with those that rules hold, about fifteen in a thousand, as many as are allowed of lines near the border. */
const mostDoubted = 11 / 1000

/** The lowest probability at which so few harmless lines of strangers are doubted. One for all themes: a few hundred lines can't tell sixteen. */
export function thresholdOf(lines: readonly StrangersLine[]): number {
  const innocent = lines.filter(
    (one) => one.line.verdict === 'allow' && isModerated(one) && !one.isHeldByRules,
  )
  const harms = innocent
    .map(({ harm, isOtherTongue }) => (isOtherTongue ? inOtherTongue(harm) : harm))
    .sort((one, other) => other - one)
  const limit = harms[Math.floor(innocent.length * mostDoubted)] ?? 1
  return Math.floor(limit * 100 + 1) / 100
}

/** Of each theme the lines that are held, and of the harmless ones. */
export function tableOfStrangers(lines: readonly StrangersLine[], threshold: number): string[] {
  const sources = [...new Set(lines.map(({ source }) => source))]
  const isLearned = ({ harm, isOtherTongue }: StrangersLine) =>
    isDoubted(harm, threshold, () => isOtherTongue)
  const isHeld = (one: StrangersLine) => one.isHeldByRules || isLearned(one)
  return [...moderationCategories, null].map((theme) => {
    const shares = sources.map((source) => {
      const own = lines.filter(
        (one) => one.source === source && one.line.theme === theme && (theme || isModerated(one)),
      )
      const learned = own.filter(isLearned)
      return `${source} ${own.filter(isHeld).length} of ${own.length} (${learned.length} by what was learned)`
    })
    return `${theme ?? 'harmless'}, held: ${shares.join(', ')}`
  })
}
