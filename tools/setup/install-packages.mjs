import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Runs `npm ci`, unless what is installed is already what package-lock.json asks for.
 *
 * @param {string} root the project's folder
 */
export function installPackages(root) {
  if (packagesAreCurrent(root)) return
  const started = Date.now()
  console.log('Installing packages (a minute or two the first time) ...')
  const { command, args } = npmCommand()
  const result = spawnSync(command, [...args, 'ci', '--loglevel=error', '--no-progress'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (result.error || result.status !== 0) {
    throw new Error(
      'npm could not install the packages; what it says stands above. Is the network there, and is package-lock.json unchanged?',
    )
  }
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/**
 * Compares the lockfile with the one npm leaves in node_modules at the end of every installation.
 *
 * @param {string} root
 */
export function packagesAreCurrent(root) {
  const wanted = lockedPackages(join(root, 'package-lock.json'))
  const installed = lockedPackages(join(root, 'node_modules/.package-lock.json'))
  if (!wanted || !installed) return false
  return Object.entries(wanted)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, locked]) => {
      const present = installed[path]
      // Optional packages of other platforms are not installed.
      if (!present) return locked.optional === true
      return present.version === locked.version && present.integrity === locked.integrity
    })
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }> | null} null when there is none
 */
function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null
  } catch {
    return null
  }
}

/** npm says where it is, and which Node it runs on, to the scripts it starts; by hand it is found on the PATH. */
function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  if (npm && node) return { command: node, args: [npm] }
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] }
}
