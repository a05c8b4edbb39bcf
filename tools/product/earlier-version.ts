import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'

const migrations = 'apps/server/src/db/migrations'

/**
 * The commit before the one that brought the newest migration: the last state of the tables that this one changes.
 *
 * @throws Error where the project is no clone with its history
 */
export function commitBeforeNewestMigration(): string {
  const newest = readdirSync(join(projectRoot, migrations))
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .at(-1)
  const brought = git('log', '--diff-filter=A', '--format=%H', '--', `${migrations}/${newest}`)
  const [first] = brought.trim().split('\n').reverse()
  if (!first) throw new Error('This is no clone with the history of its migrations.')
  return git('rev-parse', `${first}^`).trim()
}

/** Lays the code of a commit into an empty folder, to be started with the packages that are installed here. */
export function layOutVersion(commit: string, folder: string): void {
  const archive = execFileSync('git', ['archive', commit], { cwd: projectRoot, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  linkAll('node_modules', folder, ['@faith-fables', '.cache', '.bin'])
  linkAll('apps/server/node_modules', folder, ['.vite-temp'])
  mkdirSync(join(folder, 'node_modules/@faith-fables'))
  for (const area of ['packages', 'apps']) {
    for (const name of readdirSync(join(folder, area)))
      symlinkSync(join(folder, area, name), join(folder, 'node_modules/@faith-fables', name))
  }
  symlinkSync(join(projectRoot, 'apps/web/dist'), join(folder, 'apps/web/dist'))
}

function linkAll(packages: string, folder: string, without: string[]): void {
  mkdirSync(join(folder, packages), { recursive: true })
  for (const name of readdirSync(join(projectRoot, packages))) {
    if (!without.includes(name)) symlinkSync(join(projectRoot, packages, name), join(folder, packages, name))
  }
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: projectRoot, encoding: 'utf8' })
}
