import { expect, test } from 'vitest'
import { projectRoot } from '../project-root.ts'
import { findViolations } from './find-violations.ts'
import { readSourceTree } from './source-tree.ts'

test('every source file keeps to the layout of ARCHITECTURE.md', () => {
  const tree = readSourceTree(projectRoot)

  expect(tree.size).toBeGreaterThan(20)
  expect(findViolations(tree).join('\n')).toBe('')
})
