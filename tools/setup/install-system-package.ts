import { spawnSync } from 'node:child_process'

/**
 * Installs a package of Debian or Ubuntu, where that is the system and we may (as root, so mostly in containers).
 *
 * @param purpose what it is for, to tell the reader
 * @returns whether it is installed now
 */
export function installSystemPackage(name: string, purpose: string): boolean {
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (!mayInstall) return false
  console.log(`Installing the system package "${name}", ${purpose} ...`)
  return aptGet('update') && aptGet('install', '--yes', '--no-install-recommends', name)
}

function aptGet(...args: string[]): boolean {
  const result = spawnSync('apt-get', ['-qq', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return result.status === 0
}
