import type { Lockfile } from '../lockfile/read-lockfile.ts'

/** Licences that would bind the whole product, or that give no right to use the package. */
const forbidden = /^(A?GPL|CC-BY-SA|CC-BY-NC|SSPL|BUSL|UNLICENSED|SEE LICENSE|NONE)/i

/**
 * Licences that stand in a file of the package and not in what npm is told of it, as somebody read them there. Of that
 * version alone: the next one is read again.
 */
const readInItsFiles: Record<string, string> = { 'png-js 2.0.0': 'MIT' }

/**
 * Whether a licence expression as npm knows them leaves us a choice we can take.
 * LGPL libraries are fine: they stay files of their own, which can be exchanged.
 */
export function isAcceptable(expression: string): boolean {
  const alternatives = expression.replaceAll(/[()]/g, '').split(/\s+OR\s+/)
  return alternatives.some((alternative) =>
    alternative.split(/\s+AND\s+/).every((licence) => !forbidden.test(licence.trim())),
  )
}

/** The packages shipped or run in production, however deep, whose licence we can't accept: "name version: licence". */
export function forbiddenLicences(lockfile: Lockfile): string[] {
  return Object.entries(lockfile)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { version, license }]) => {
      const name = `${path.replace(/^.*node_modules\//, '')} ${version}`
      return { name, license: license ?? readInItsFiles[name] }
    })
    .filter(({ license }) => !isAcceptable(license ?? 'NONE'))
    .map(({ name, license }) => `${name}: ${license ?? 'no licence stated'}`)
}
