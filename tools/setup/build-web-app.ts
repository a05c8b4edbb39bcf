import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'

const webFolder = join(projectRoot, 'apps/web')
const stampFile = join(webFolder, 'dist/.built-from')

/** Everything that can change what the build makes. */
const sources = [
  'package-lock.json',
  'apps/web/{index.html,package.json,*.ts}',
  'apps/web/{src,public,service-worker}/**',
  'packages/{bookmaker,contract}/{package.json,src/**}',
]

/**
 * Builds the web app into apps/web/dist, unless that was built from the very same sources.
 *
 * @throws Error when the build fails, with what it printed.
 */
export function buildWebApp(): void {
  const hash = hashOfSources()
  if (hash === builtFrom()) return
  const started = Date.now()
  console.log('Building the web app ...')
  const vite = join(projectRoot, 'node_modules/vite/bin/vite.js')
  const build = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: webFolder,
    encoding: 'utf8',
  })
  if (build.status !== 0) throw new Error(`the web app does not build.\n${build.stdout}${build.stderr}`)
  writeFileSync(stampFile, hash)
  console.log(`Web app built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  const files = globSync(sources, { cwd: projectRoot, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('.test.'))
  for (const path of paths.sort()) hash.update(path.slice(projectRoot.length)).update(readFileSync(path))
  return hash.digest('hex')
}

function builtFrom(): string | null {
  try {
    return readFileSync(stampFile, 'utf8')
  } catch {
    return null
  }
}
