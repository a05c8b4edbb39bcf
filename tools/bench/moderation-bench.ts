import { globSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { moderateName } from '../../packages/moderator/src/moderate-name.ts'
import { moderateText, moderationCategories } from '../../packages/moderator/src/moderator.ts'
import { type CorpusLine, readLines } from '../../packages/moderator/src/testing/read-corpus.ts'
import { projectRoot } from '../project-root.ts'
import { type Bench, type Figure, quantile } from './figure.ts'

const corpus = join(projectRoot, 'packages/moderator/corpus')
/** What a long story has; it is read before a parent waits for it. */
const wordsOfLongStory = 2_500
/** A server reads all day: the median is of one that has compiled what it runs, which takes the first dozen. */
const timesRead = 60

/**
 * How many lines of each theme the moderator holds, by rules or by what was learned, and how many harmless ones: of the project's held-out
 * lines, or of the files that are named, each by itself. Lines that were learned from say nothing.
 */
export function moderationBench(files: readonly string[]): Bench {
  return {
    name: 'moderation',
    measure: async (say) => {
      const wanted = files.length > 0 ? files.map((file) => resolve(file)) : heldOutFiles()
      const sets = files.length > 0 ? wanted.map((file) => [file]) : [wanted]
      const figures = sets.flatMap((set) => {
        const lines = set.flatMap(readLines).map(judge)
        const [only = ''] = set
        const name = set.length === 1 ? basename(only) : relative(projectRoot, join(corpus, 'held-out'))
        say(`${name} ...`)
        for (const row of fieldTable(lines)) say(row)
        return figuresOf(name, lines)
      })
      return [...figures, timeOfReading()]
    },
  }
}

const heldOutFiles = (): string[] => globSync(join(corpus, 'held-out/*.tsv')).toSorted()

interface Judged {
  line: CorpusLine
  isHeld: boolean
  /** A rule found something: it does not rest on what was learned alone. */
  byRules: boolean
  isUnderItsTheme: boolean
}

/** A name is read as one, and feedback as words to us, as the product does. */
function judge(line: CorpusLine): Judged {
  const { findings } =
    line.field === 'name'
      ? moderateName(line.text)
      : moderateText(line.text, { isToUs: line.field === 'feedback' })
  return {
    line,
    isHeld: findings.length > 0,
    byRules: findings.some(({ layer }) => layer === 'rules'),
    isUnderItsTheme: findings.some(({ category }) => category === line.theme),
  }
}

function figuresOf(name: string, lines: readonly Judged[]): Figure[] {
  const harmful = lines.filter(({ line }) => line.verdict === 'decline')
  const innocent = lines.filter(({ line }) => line.verdict === 'allow')
  return [
    ...moderationCategories.flatMap((theme) => {
      const own = harmful.filter(({ line }) => line.theme === theme)
      return own.length === 0
        ? []
        : [share(`${name}: ${theme} (${own.length}), % held`, own, ({ isHeld }) => isHeld)]
    }),
    ...(harmful.length === 0
      ? []
      : [
          share(`${name}: all themes (${harmful.length}), % held`, harmful, ({ isHeld }) => isHeld),
          share(`${name}: of these by rules, %`, harmful, ({ byRules }) => byRules),
          share(`${name}: under their own theme, %`, harmful, ({ isUnderItsTheme }) => isUnderItsTheme),
        ]),
    ...(innocent.length === 0
      ? []
      : [
          share(`${name}: false alarms (${innocent.length}), %`, innocent, ({ isHeld }) => isHeld),
          share(`${name}: false alarms of rules, %`, innocent, ({ byRules }) => byRules),
        ]),
  ]
}

function share(name: string, lines: readonly Judged[], is: (line: Judged) => boolean): Figure {
  return { name, measured: Math.round((1000 * lines.filter(is).length) / lines.length) / 10, unit: '' }
}

/** One line for each theme: in how many of each field's lines something is held. */
function fieldTable(lines: readonly Judged[]): string[] {
  const fields = [...new Set(lines.map(({ line }) => line.field))].toSorted()
  const rows = [...moderationCategories, null].flatMap((theme) => {
    const own = lines.filter(({ line }) => line.theme === theme)
    if (own.length === 0) return []
    const cells = fields.map((field) => {
      const some = own.filter(({ line }) => line.field === field)
      return some.length === 0 ? '-' : `${some.filter(({ isHeld }) => isHeld).length}/${some.length}`
    })
    return [[theme ?? 'harmless', ...cells]]
  })
  const table = [['held', ...fields], ...rows]
  const widths = table[0]?.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0))) ?? []
  return table.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** The processor's time, so that others who work on the machine count for nothing. */
function timeOfReading(): Figure {
  const sentences = globSync(join(corpus, 'training/harmless-*.tsv'))
    .toSorted()
    .flatMap(readLines)
    .flatMap(({ field, text }) => (field === 'text' ? [text] : []))
  const words = sentences
    .join('\n')
    .split(/(?<=\s)/)
    .slice(-wordsOfLongStory)
    .join('')
  const times = Array.from({ length: timesRead }, () => {
    const before = process.cpuUsage().user
    moderateText(words)
    return (process.cpuUsage().user - before) / 1000
  })
  return {
    name: '2,500 words are read, median',
    measured: quantile(times, 0.5),
    unit: 'ms',
    target: { atMost: 20 },
  }
}
