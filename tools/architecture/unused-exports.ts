import { readImports } from './read-imports.ts'
import type { SourceTree } from './source-tree.ts'

/** Every way into a package of ours that nobody goes, one sentence each; its front and patterns such as `./*` apart. */
export function unusedExports(tree: SourceTree): string[] {
  const sources = [...tree].filter(([file]) => !file.endsWith('.json'))
  const imported = new Set(sources.flatMap(([, source]) => readImports(source)))
  return [...tree]
    .filter(([file]) => file.endsWith('/package.json'))
    .flatMap(([file, text]) => {
      const { name, exports = {} }: { name: string; exports?: Record<string, string> } = JSON.parse(text)
      return Object.keys(exports)
        .filter((way) => way !== '.' && !way.includes('*') && !imported.has(`${name}${way.slice(1)}`))
        .map((way) => `${file} exports ${way}, which nobody imports: remove the entry.`)
    })
}
