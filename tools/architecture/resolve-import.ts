import { dirname, join } from 'node:path/posix'
import type { SourceTree } from './source-tree.ts'

/** What an import leads to: a file of the project, or an installed package (`node:` modules included). */
export type ImportTarget = { file: string } | { package: string }

/** Knows the project's own packages from their package.json files. */
export function createResolver(tree: SourceTree): (specifier: string, importer: string) => ImportTarget {
  const workspaces = readWorkspaces(tree)
  return (specifier, importer) => {
    if (specifier.startsWith('.')) return { file: join(dirname(importer), withoutQuery(specifier)) }
    const name = packageName(specifier)
    const workspace = workspaces.get(name)
    if (!workspace) return { package: name }
    return { file: fileOf(workspace, specifier.slice(name.length + 1)) }
  }
}

interface Workspace {
  folder: string
  exports: Record<string, string>
}

function readWorkspaces(tree: SourceTree): Map<string, Workspace> {
  const manifests = [...tree].filter(([path]) => path.endsWith('/package.json'))
  return new Map(
    manifests.map(([path, text]) => {
      const manifest: { name: string; exports?: Record<string, string> } = JSON.parse(text)
      return [manifest.name, { folder: dirname(path), exports: manifest.exports ?? {} }]
    }),
  )
}

function fileOf({ folder, exports }: Workspace, subpath: string): string {
  const target = exports[subpath === '' ? '.' : `./${subpath}`] ?? exports['./*']?.replace('*', subpath)
  return target ? join(folder, target) : folder
}

function packageName(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier
  const [first = '', second = ''] = specifier.split('/')
  return first.startsWith('@') ? `${first}/${second}` : first
}

/** Vite takes wishes after a question mark: `./paper.svg?url`. */
function withoutQuery(specifier: string): string {
  return specifier.replace(/\?.*$/, '')
}
