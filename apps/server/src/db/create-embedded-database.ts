import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const program = fileURLToPath(new URL('./run-embedded-creation.ts', import.meta.url))

/** As the server itself is started: without them the engine is compiled twice. */
const nodeOptions = ['--liftoff-only', '--wasm-lazy-compilation']

/**
 * Makes the files of an empty embedded database. In a process of its own, because it needs 400 MB that this one
 * would keep; under another name, so that a folder with the right one is never half a database.
 */
export async function createEmbeddedDatabase(folder: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true })
  const unfinished = mkdtempSync(`${folder}-unfinished-`)
  try {
    await promisify(execFile)(process.execPath, [...nodeOptions, program, unfinished])
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
}
