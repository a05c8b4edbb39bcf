import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startRestartingProgram } from './restarting-program.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faith-fables-dev-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes down when it begins and, a moment after it was asked to stop, that it ends. */
const slowToEnd = `
  import { appendFileSync } from 'node:fs'
  const diary = process.env.DIARY
  process.on('SIGTERM', () => setTimeout(() => { appendFileSync(diary, 'ends '); process.exit() }, 200))
  appendFileSync(diary, 'begins ')
  setInterval(() => undefined, 1000)
`

test('the next run begins only after the one before has ended', async () => {
  const diary = join(folder, 'diary')
  writeFileSync(join(folder, 'program.mjs'), slowToEnd)
  writeFileSync(diary, '')
  const entries = () => readFileSync(diary, 'utf8').trim()
  const program = startRestartingProgram([join(folder, 'program.mjs')], { DIARY: diary })

  await expect.poll(entries).toBe('begins')
  program.restart()
  program.restart()
  await expect.poll(entries).toBe('begins ends begins')
  await program.stop()

  expect(entries()).toBe('begins ends begins ends')
})

test('a program that has ended by itself is started again', async () => {
  const diary = join(folder, 'diary')
  writeFileSync(
    join(folder, 'program.mjs'),
    `import { appendFileSync } from 'node:fs'; appendFileSync(process.env.DIARY, 'ran ')`,
  )
  writeFileSync(diary, '')
  const entries = () => readFileSync(diary, 'utf8').trim()
  const program = startRestartingProgram([join(folder, 'program.mjs')], { DIARY: diary })

  await expect.poll(entries).toBe('ran')
  program.restart()
  await expect.poll(entries).toBe('ran ran')
  await program.stop()
})
