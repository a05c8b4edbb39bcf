/**
 * Learns what the listener cannot be told in rules: `npm run train -- listener` (all tasks), `npm run train -- text-wishes`.
 * The same lines give the same weights.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'
import { accuracyOf, crossValidate, thresholdFor } from './cross-validate.ts'
import { learnLinear } from './learn-linear.ts'
import { type Task, tasks } from './tasks.ts'
import { writeModel } from './write-model.ts'

const listener = join(projectRoot, 'packages/listener')
/** Of the clauses that are acted on, so many are to be understood rightly. */
const wantedPrecision = 0.82

const [wanted = 'listener'] = process.argv.slice(2)
for (const task of tasks.filter(({ name }) => wanted === 'listener' || name === wanted)) train(task)

function train({ name, exampleOf }: Task): void {
  const lines = join(listener, `lines/train-${name}.tsv`)
  if (!existsSync(lines)) {
    console.log(`${name}: there is no ${lines}.`)
    return
  }
  const examples = linesIn(lines).map(([label, words]) => exampleOf(label, words))
  const guesses = crossValidate(examples)
  const threshold = thresholdFor(guesses, wantedPrecision)
  const sure = guesses.filter(({ probability }) => probability >= threshold)
  const text = writeModel(learnLinear(examples), threshold)
  writeFileSync(join(listener, `weights/${name}.txt`), text)
  console.log(`${name}: ${examples.length} lines, ${new Set(examples.map(({ label }) => label)).size} labels`)
  console.log(`  cross-validated accuracy ${percent(accuracyOf(guesses))}`)
  console.log(
    `  at least ${threshold} sure: ${percent(sure.length / guesses.length)} of the lines, ${percent(accuracyOf(sure))} of these right`,
  )
  console.log(`  weights: ${Math.round(text.length / 1024)} KB`)
  for (const line of worstOf(guesses)) console.log(`  ${line}`)
}

/** `label<TAB>words`, one clause a line; the same line twice counts once. */
function linesIn(file: string): [label: string, words: string][] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes('\t'))
  return [...new Set(lines)].map((line) => {
    const [label = '', words = ''] = line.split('\t')
    return [label.trim(), words.trim()]
  })
}

/** What is taken for something else most often. */
function worstOf(guesses: ReturnType<typeof crossValidate>): string[] {
  const counts = new Map<string, number>()
  for (const { example, label } of guesses)
    if (example.label !== label)
      counts.set(`${example.label} → ${label}`, (counts.get(`${example.label} → ${label}`) ?? 0) + 1)
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 12)
    .map(([confusion, count]) => `${count} × ${confusion}`)
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
