import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'

const testFiles = ['{apps,packages}/*/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'e2e/**/*.e2e.ts']
/** Numbers stand in parentheses at the end of a title: `'the brand leads home (LY-13)'`. */
const endOfTitle = /\(([A-Z]{1,2}-\d{2}(?:, [A-Z]{1,2}-\d{2})*)\)['"`]/g

/** Every number of the checklist that a test of the project carries, with the files of those tests. */
export function numbersInTitles(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of globSync(testFiles, { cwd: projectRoot })) {
    for (const number of numbersIn(readFileSync(join(projectRoot, file), 'utf8'))) {
      found.set(number, [...(found.get(number) ?? []), file])
    }
  }
  return found
}

/** The numbers that the titles of a test file carry, each once. */
export function numbersIn(source: string): Set<string> {
  return new Set([...source.matchAll(endOfTitle)].flatMap(([, numbers = '']) => numbers.split(', ')))
}
