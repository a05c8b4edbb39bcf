import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Lockfile, readLockfile } from '../lockfile/read-lockfile.ts'
import { projectRoot } from '../project-root.ts'
import { dependencyReasons, licenceNotes } from './dependency-reasons.ts'
import { forbiddenLicences, isAcceptable } from './forbidden-licences.ts'
import { licencePage } from './licence-page.ts'

test('docs/licences.md says what is installed; `npm run licences` writes it', () => {
  const page = readFileSync(join(projectRoot, 'docs/licences.md'), 'utf8')
  expect(page).toBe(licencePage(readLockfile(), { reasons: dependencyReasons, notes: licenceNotes }))
})

test('no package of the product is under a licence we cannot accept', () => {
  expect(forbiddenLicences(readLockfile())).toEqual([])
})

const small: Lockfile = {
  '': { devDependencies: { vitest: '5.1.0' } },
  'apps/server': { dependencies: { fastify: '5.12.8', '@faith-fables/contract': '0.1.0' } },
  'node_modules/fastify': { version: '5.12.8', license: 'MIT' },
  'node_modules/fastify/node_modules/deep': { version: '2.0.0', license: 'GPL-3.0-only' },
  'node_modules/unstated': { version: '3.0.0' },
  'node_modules/vitest': { version: '5.1.0', license: 'AGPL-3.0', dev: true },
}

test('a forbidden licence is found however deep, a missing one too, and development is left alone', () => {
  expect(forbiddenLicences(small)).toEqual(['deep 2.0.0: GPL-3.0-only', 'unstated 3.0.0: no licence stated'])
})

test('of several licences one acceptable choice is enough, but all of those that apply together must be', () => {
  expect(isAcceptable('(MIT OR GPL-3.0-only)')).toBe(true)
  expect(isAcceptable('MIT AND GPL-3.0-only')).toBe(false)
  expect(isAcceptable('LGPL-3.0-or-later')).toBe(true)
  expect(isAcceptable('CC-BY-SA-4.0')).toBe(false)
})

test('a dependency without a reason is named, and so is a reason without a dependency', () => {
  const page = (reasons: Record<string, string>) => () => licencePage(small, { reasons, notes: {} })

  expect(page({ fastify: 'HTTP.' })).toThrow('why these are needed: vitest')
  expect(page({ fastify: 'HTTP.', vitest: 'Tests.', gone: 'Old.' })).toThrow('no dependencies any more')
  expect(page({ fastify: 'HTTP.', vitest: 'Tests.' })()).toContain('| fastify | 5.12.8 | MIT | HTTP. |')
})
