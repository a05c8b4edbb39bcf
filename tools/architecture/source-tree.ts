import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Source files and package.json files, by their path from the project's folder (with forward slashes). */
export type SourceTree = ReadonlyMap<string, string>

const sources = [
  '{packages,apps}/*/*.ts',
  '{packages,apps}/*/package.json',
  '{packages,apps}/*/src/**/*.{ts,tsx}',
  '{e2e,tools}/**/*.{ts,mjs}',
  '{e2e,tools}/package.json',
]

export function readSourceTree(root: string): SourceTree {
  const paths = globSync(sources, { cwd: root, exclude: (path) => path.includes('node_modules') })
  return new Map(
    paths
      .map((path) => path.replaceAll('\\', '/'))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  )
}
