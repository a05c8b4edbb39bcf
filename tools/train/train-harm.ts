import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeHarmFile } from '../../packages/moderator/src/learned/harm-file.ts'
import { harmModelOf } from '../../packages/moderator/src/learned/harm-model.ts'
import { projectRoot } from '../project-root.ts'
import { harmOfStrangers, tableOfStrangers, thresholdOf } from './harm-of-strangers.ts'
import { learnHarm } from './learn-harm.ts'
import { examplesOfHarm } from './themes-task.ts'

/** Learns from all lines what is harmful; how sure it has to be, and how well it does, is measured on strangers who are left out in turn. */
export function trainHarm(): void {
  const examples = examplesOfHarm()
  const strangers = harmOfStrangers(examples)
  const threshold = thresholdOf(strangers)
  const file = writeHarmFile(harmModelOf({ ...learnHarm(examples), threshold }))
  writeFileSync(join(projectRoot, 'packages/moderator/weights/harm.bin'), file)
  console.log(
    `harm: ${examples.length} lines, ${Math.round(file.length / 1024)} KB, doubted from ${threshold}`,
  )
  for (const row of tableOfStrangers(strangers, threshold)) console.log(`  ${row}`)
}
