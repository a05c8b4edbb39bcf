import { expect, test } from 'vitest'
import { incompletePackages } from './incomplete-packages.ts'
import { readLockfile } from './read-lockfile.ts'

test('the lockfile knows the packages of every platform, so that a fresh clone can be installed on each', () => {
  expect(incompletePackages(readLockfile())).toEqual([])
})

test('a package of another platform that was left out is named', () => {
  const lockfile = {
    'node_modules/biome': { optionalDependencies: { 'biome-linux': '1.0.0', 'biome-darwin': '1.0.0' } },
    'node_modules/biome-linux': { version: '1.0.0' },
  }
  expect(incompletePackages(lockfile)).toEqual(['node_modules/biome needs biome-darwin'])
})

test('a package may lie in any node_modules folder above', () => {
  const lockfile = {
    'apps/web/node_modules/css': { optionalDependencies: { near: '1.0.0', beside: '1.0.0', above: '1.0.0' } },
    'apps/web/node_modules/css/node_modules/near': { version: '1.0.0' },
    'apps/web/node_modules/beside': { version: '1.0.0' },
    'node_modules/above': { version: '1.0.0' },
  }
  expect(incompletePackages(lockfile)).toEqual([])
})
