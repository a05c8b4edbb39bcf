import { accessSync, constants, readdirSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/**
 * The folder that holds PostgreSQL's own programs (`initdb`, `postgres`), or null where there is none.
 *
 * Debian and Ubuntu keep them off the PATH, in one folder for each version; the newest is taken.
 */
export function findPostgres(): string | null {
  const candidates = [...foldersOnPath(), ...versionFolders('/usr/lib/postgresql')]
  return candidates.map(realFolder).find((folder) => folder !== null) ?? null
}

function foldersOnPath(): string[] {
  return (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
}

function versionFolders(parent: string): string[] {
  try {
    const versions = readdirSync(parent).sort((a, b) => Number(b) - Number(a))
    return versions.map((version) => join(parent, version, 'bin'))
  } catch {
    return []
  }
}

/** Follows links, because initdb looks for its companions beside the real file. */
function realFolder(folder: string): string | null {
  try {
    accessSync(join(folder, 'initdb'), constants.X_OK)
    const real = dirname(realpathSync(join(folder, 'initdb')))
    accessSync(join(real, 'postgres'), constants.X_OK)
    return real
  } catch {
    return null
  }
}
