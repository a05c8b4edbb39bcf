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

test('a folder that is in use is refused, naming the folder and the process', () => {
  lockDirectory(folder)

  expect(() => lockDirectory(folder)).toThrow(DirectoryInUseError)
  expect(() => lockDirectory(folder)).toThrow(`The folder ${folder} is in use by process ${process.pid}`)
})

test('a folder that cannot be made is refused with a sentence that names it', () => {
  writeFileSync(join(folder, 'a-file'), '')

  expect(() => lockDirectory(join(folder, 'a-file'))).toThrow(DirectoryUnusableError)
  expect(() => lockDirectory(join(folder, 'a-file', 'data'))).toThrow(
    /^The folder .*a-file.data cannot be used/,
  )
})

test('a folder that was given back can be taken again', () => {
  const unlock = lockDirectory(folder)
  unlock()

  expect(() => lockDirectory(folder)).not.toThrow()
})

test('a lock left behind by a process that is gone is taken over', () => {
  writeFileSync(join(folder, 'process.lock'), String(processIdOfNobody))

  lockDirectory(folder)

  expect(readFileSync(join(folder, 'process.lock'), 'utf8')).toBe(String(process.pid))
})

test('a lock file that was cut off while it was written is taken over', () => {
  writeFileSync(join(folder, 'process.lock'), '')

  expect(() => lockDirectory(folder)).not.toThrow()
})

test('giving back a folder that another process has taken over meanwhile leaves its lock', () => {
  const unlock = lockDirectory(folder)
  writeFileSync(join(folder, 'process.lock'), String(process.ppid))

  unlock()

  expect(readFileSync(join(folder, 'process.lock'), 'utf8')).toBe(String(process.ppid))
})

test('a folder that does not exist yet is made', () => {
  expect(() => lockDirectory(join(folder, 'new', 'data'))).not.toThrow()
})

/** Above every process id that Linux and macOS give. */
const processIdOfNobody = 2 ** 22 + 1
