/**
 * Learns what cannot be told in rules: `npm run train -- listener` or `-- moderation` (all tasks of one), `npm run train -- text-wishes`.
 * The same lines give the same weights.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'
import { heldOwnWords, ownWords } from './ask-own-words.ts'
import { accuracyOf, crossValidate, type Guess } from './cross-validate.ts'
import { learnLinear } from './learn-linear.ts'
import { type Task, tasks } from './tasks.ts'
import { trainHarm } from './train-harm.ts'
import { writeModel } from './write-model.ts'

const [wanted = 'listener'] = process.argv.slice(2)
const chosen = tasks.filter(({ name, learner }) => wanted === learner || wanted === name)
if (chosen.length === 0 && wanted !== 'harm') {
  const names = [...new Set(tasks.flatMap(({ name, learner }) => [learner, name]))]
  console.error(`There is nothing to learn under “${wanted}”. These are there: ${names.join(', ')}.`)
  process.exitCode = 1
}
for (const task of chosen) train(task)
if (wanted === 'moderation' || wanted === 'harm') {
  trainHarm()
  askOwnWords()
}

/** New weights may doubt a sentence of our own, on which no test happens to come: it is told in other words, or something else is learned. */
function askOwnWords(): void {
  const words = ownWords(2000)
  const held = heldOwnWords(words)
  console.log(`own words: ${held.length} held of ${words.length} texts and picture ideas`)
  for (const line of new Set(held)) console.log(`  ${line}`)
  if (held.length > 0) process.exitCode = 1
}

function train({ name, weights, examples: readExamples, threshold }: Task): void {
  const examples = readExamples()
  const guesses = crossValidate(examples)
  const asked = threshold(guesses)
  const text = writeModel(learnLinear(examples), asked)
  writeFileSync(join(projectRoot, weights), text)
  console.log(`${name}: ${examples.length} lines, ${new Set(examples.map(({ label }) => label)).size} labels`)
  console.log(`  cross-validated accuracy ${percent(accuracyOf(guesses))}`)
  sayHowSure(guesses, asked)
  console.log(`  weights: ${Math.round(text.length / 1024)} KB`)
  for (const line of worstOf(guesses)) console.log(`  ${line}`)
}

function sayHowSure(guesses: readonly Guess[], threshold: number): void {
  const sure = guesses.filter(({ probability }) => probability >= threshold)
  console.log(
    `  at least ${threshold} sure: ${percent(sure.length / guesses.length)} of the lines, ${percent(accuracyOf(sure))} of these right`,
  )
}

/** What is taken for something else most often. */
function worstOf(guesses: readonly Guess[]): string[] {
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
