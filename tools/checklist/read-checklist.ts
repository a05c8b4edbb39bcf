import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'

const row = /^\| ([A-Z]{1,2}-\d{2}) \|/gm

/** The numbers of all statements in docs/checklist.md, in its order. */
export function readChecklist(): string[] {
  const page = readFileSync(join(projectRoot, 'docs/checklist.md'), 'utf8')
  return [...page.matchAll(row)].map(([, number = '']) => number)
}
