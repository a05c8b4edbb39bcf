import type { Lockfile } from './read-lockfile.ts'

/**
 * Packages for one platform or another that the lockfile doesn't know, as "package needs package". npm leaves them
 * out when the registry lacks them, and then a clean installation fails, or fails on that platform.
 */
export function incompletePackages(lockfile: Lockfile): string[] {
  return Object.entries(lockfile).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(name, path, lockfile))
      .map((name) => `${path} needs ${name}`),
  )
}

/** Looks where Node would: in the package's own node_modules, then in those above it. */
function isLocked(name: string, fromPath: string, lockfile: Lockfile): boolean {
  const folders = fromPath.split('/')
  return [...folders.keys(), folders.length].some((depth) => {
    const above = folders.slice(0, depth).join('/')
    return lockfile[above === '' ? `node_modules/${name}` : `${above}/node_modules/${name}`] !== undefined
  })
}
