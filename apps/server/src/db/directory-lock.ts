import { randomUUID } from 'node:crypto'
import {
  accessSync,
  constants,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The data folder is in use by another process. */
export class DirectoryInUseError extends Error {
  override name = 'DirectoryInUseError'
}

/** The data folder cannot be made or written. */
export class DirectoryUnusableError extends Error {
  override name = 'DirectoryUnusableError'
}

/** The holder touches its lock so often. */
const beatMilliseconds = 1000
/** A lock that was not touched for so long is nobody's, whatever its process id says. */
const silenceMilliseconds = 4000
/** Two that take over the same left-behind lock find out within this time which of them wrote last. */
const settleMilliseconds = 250

/**
 * Takes the data folder for this process: the embedded database has no lock of its own, and two processes on one
 * folder destroy it. A lock that a dead process left behind is taken over. A process id alone does not tell: in a
 * container every server is process 1, and ids are given again. So the holder touches its lock every second, and who
 * finds a lock with a living id watches it for a moment.
 *
 * @returns a function that gives the folder back.
 * @throws DirectoryInUseError naming the process that holds it.
 * @throws DirectoryUnusableError when the folder cannot be made or written.
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  assertUsable(directory)
  const lockFile = join(directory, 'process.lock')
  const mark = `${process.pid} ${randomUUID()}`
  if (!createLock(lockFile, mark)) {
    const holder = await livingHolder(lockFile)
    if (holder !== null) throw inUse(directory, holder)
    rmSync(lockFile, { force: true })
    createLock(lockFile, mark)
    await wait(settleMilliseconds)
    if (readMark(lockFile) !== mark) throw inUse(directory, processIdOf(readMark(lockFile)))
  }
  const beat = setInterval(() => touch(lockFile), beatMilliseconds).unref()
  return () => {
    clearInterval(beat)
    if (readMark(lockFile) === mark) rmSync(lockFile, { force: true })
  }
}

function assertUsable(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true })
    accessSync(directory, constants.W_OK)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new DirectoryUnusableError(
      `The folder ${directory} cannot be used (${reason}). Set DATA_DIR to a folder that may be written.`,
    )
  }
}

function inUse(directory: string, holder: number | null): DirectoryInUseError {
  const who = holder === null ? 'another process' : `process ${holder}`
  return new DirectoryInUseError(
    `The folder ${directory} is in use by ${who}, another Faith Fables server. Stop that one first, or set DATA_DIR to another folder.`,
  )
}

function createLock(lockFile: string, mark: string): boolean {
  try {
    writeFileSync(lockFile, mark, { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** The process id of whoever holds the lock; null when it is nobody's. */
async function livingHolder(lockFile: string): Promise<number | null> {
  const holder = processIdOf(readMark(lockFile))
  if (holder === null || !isAlive(holder)) return null
  const firstSeen = touchedAt(lockFile)
  const deadline = performance.now() + silenceMilliseconds
  while (performance.now() < deadline) {
    if (touchedAt(lockFile) !== firstSeen) return holder
    await wait(beatMilliseconds / 10)
  }
  return null
}

function readMark(lockFile: string): string {
  try {
    return readFileSync(lockFile, 'utf8')
  } catch {
    return ''
  }
}

function processIdOf(mark: string): number | null {
  const pid = Number.parseInt(mark, 10)
  return Number.isNaN(pid) ? null : pid
}

function touchedAt(lockFile: string): number {
  return statSync(lockFile, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

/** A folder that was removed under a running server has no lock to touch. */
function touch(lockFile: string): void {
  const now = new Date()
  try {
    utimesSync(lockFile, now, now)
  } catch {}
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
