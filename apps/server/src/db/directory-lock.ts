import {
  accessSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

/** The data folder is in use by another process. */
export class DirectoryInUseError extends Error {
  override name = 'DirectoryInUseError'
}

/** The data folder cannot be made or written. */
export class DirectoryUnusableError extends Error {
  override name = 'DirectoryUnusableError'
}

/**
 * Takes the data folder for this process: the embedded database has no lock of its own, and two
 * processes on one folder destroy it. A lock left behind by a process that is gone is taken over.
 * @returns a function that gives the folder back.
 * @throws DirectoryInUseError naming the process that holds it.
 * @throws DirectoryUnusableError when the folder cannot be made or written.
 */
export function lockDirectory(directory: string): () => void {
  try {
    mkdirSync(directory, { recursive: true })
    accessSync(directory, constants.W_OK)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new DirectoryUnusableError(
      `The folder ${directory} cannot be used (${reason}). Set DATA_DIR to a folder that may be written.`,
    )
  }
  const lockFile = join(directory, 'process.lock')
  if (!createLock(lockFile)) {
    const holder = readHolder(lockFile)
    if (holder !== null && isAlive(holder)) {
      throw new DirectoryInUseError(
        `The folder ${directory} is in use by process ${holder}, another Faith Fables server. Stop that one first, or set DATA_DIR to another folder.`,
      )
    }
    rmSync(lockFile, { force: true })
    if (!createLock(lockFile))
      throw new DirectoryInUseError(`The folder ${directory} was taken by another process just now.`)
  }
  return () => {
    if (readHolder(lockFile) === process.pid) rmSync(lockFile, { force: true })
  }
}

function createLock(lockFile: string): boolean {
  try {
    const file = openSync(lockFile, 'wx')
    writeSync(file, String(process.pid))
    closeSync(file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function readHolder(lockFile: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(lockFile, 'utf8'), 10)
    return Number.isNaN(pid) ? null : pid
  } catch {
    return null
  }
}

/** A process of ours that holds its own lock counts as alive: two servers in one process are one too many, too. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
