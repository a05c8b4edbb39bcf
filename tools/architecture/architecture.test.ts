import { expect, test } from 'vitest'
import { projectRoot } from '../project-root.ts'
import { findViolations } from './find-violations.ts'
import { readSourceTree } from './source-tree.ts'

test('every source file keeps to the layout of ARCHITECTURE.md', () => {
  const tree = readSourceTree(projectRoot)

  expect(tree.size).toBeGreaterThan(20)
  expect(findViolations(tree).join('\n')).toBe('')
})

test('no store shuts out with its lock who merely refers to a row (record 102)', () => {
  const stores = [...readSourceTree(projectRoot)].filter(([path]) => path.endsWith('-store.ts'))

  const shutting = stores.filter(([, source]) => /\.for\('update'(?!, \{ skipLocked)/.test(source))

  expect(stores.filter(([, source]) => source.includes(".for('no key update'")).length).toBeGreaterThan(10)
  expect(shutting.map(([path]) => path)).toEqual([])
})
