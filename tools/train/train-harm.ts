import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { harmScale, type LearnedHarm } from '../../packages/moderator/src/learned/harm-model.ts'
import { projectRoot } from '../project-root.ts'
import { harmOfStrangers, tableOfStrangers, thresholdOf } from './harm-of-strangers.ts'
import { learnHarm } from './learn-harm.ts'
import { examplesOfHarm } from './themes-task.ts'

/** Learns from all lines what is harmful; how sure it has to be, and how well it does, is measured on strangers who are left out in turn. */
export function trainHarm(): void {
  const examples = examplesOfHarm()
  const strangers = harmOfStrangers(examples)
  const threshold = thresholdOf(strangers)
  const text = written({ ...learnHarm(examples), threshold })
  writeFileSync(join(projectRoot, 'packages/moderator/weights/harm.txt'), text)
  console.log(
    `harm: ${examples.length} lines, ${Math.round(text.length / 1024)} KB, doubted from ${threshold}`,
  )
  for (const row of tableOfStrangers(strangers, threshold)) console.log(`  ${row}`)
}

/** In alphabetical order, so that a change can be read. */
function written({ threshold, bias, weights }: LearnedHarm): string {
  const lines = [...weights]
    .map(([feature, weight]) => `${feature}\t${Math.round(weight * harmScale)}`)
    .toSorted()
  return `${[`${threshold} ${bias}`, ...lines].join('\n')}\n`
}
