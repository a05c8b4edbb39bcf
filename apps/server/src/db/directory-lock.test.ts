import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DirectoryInUseError, DirectoryUnusableError, lockDirectory } from './directory-lock.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faith-fables-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const unlocks: (() => void)[] = []
afterEach(() => unlocks.splice(0).map((unlock) => unlock()))

async function lock(directory: string): Promise<() => void> {
  const unlock = await lockDirectory(directory)
  unlocks.push(unlock)
  return unlock
}

const holderOf = (directory: string) =>
  Number.parseInt(readFileSync(join(directory, 'process.lock'), 'utf8'), 10)

test('a folder that is in use is refused, naming the folder and the process', async () => {
  await lock(folder)
  const second = lock(folder)
  await expect(second).rejects.toThrow(DirectoryInUseError)
  await expect(second).rejects.toThrow(`The folder ${folder} is in use by process ${process.pid}`)
})

test('a lock with a living process id that nobody touches is taken over, as after a killed container', async () => {
  writeFileSync(join(folder, 'process.lock'), `${process.pid} left-behind`)
  await lock(folder)
  await expect(lock(folder)).rejects.toThrow(DirectoryInUseError)
})

test('of several that find a lock left behind one takes it over', async () => {
  writeFileSync(join(folder, 'process.lock'), String(processIdOfNobody))
  const outcomes = await Promise.allSettled([lock(folder), lock(folder), lock(folder)])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a folder that cannot be made is refused with a sentence that names it', async () => {
  writeFileSync(join(folder, 'a-file'), '')
  await expect(lock(join(folder, 'a-file'))).rejects.toThrow(DirectoryUnusableError)
  await expect(lock(join(folder, 'a-file', 'data'))).rejects.toThrow(
    /^The folder .*a-file.data cannot be used/,
  )
})

test('a folder that was given back can be taken again', async () => {
  const unlock = await lock(folder)
  unlock()
  await expect(lock(folder)).resolves.toBeTypeOf('function')
})

test('a lock left behind by a process that is gone is taken over', async () => {
  writeFileSync(join(folder, 'process.lock'), String(processIdOfNobody))
  await lock(folder)
  expect(holderOf(folder)).toBe(process.pid)
})

test('a lock file that was cut off while it was written is taken over', async () => {
  writeFileSync(join(folder, 'process.lock'), '')
  await expect(lock(folder)).resolves.toBeTypeOf('function')
})

test('giving back a folder that another process has taken over meanwhile leaves its lock', async () => {
  const unlock = await lock(folder)
  writeFileSync(join(folder, 'process.lock'), String(process.ppid))
  unlock()
  expect(holderOf(folder)).toBe(process.ppid)
})

test('a folder that does not exist yet is made', async () => {
  await expect(lock(join(folder, 'new', 'data'))).resolves.toBeTypeOf('function')
})

/** Above every process id that Linux and macOS give. */
const processIdOfNobody = 2 ** 22 + 1
