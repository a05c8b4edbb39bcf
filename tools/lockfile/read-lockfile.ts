import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'

/** What package-lock.json says of one package or workspace. */
export interface LockedPackage {
  version?: string
  license?: string
  /** Reached only by development. */
  dev?: boolean
  /** A workspace of this project. */
  link?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** By path: '' is the project, 'apps/web' a workspace, 'node_modules/x' an installed package. */
export type Lockfile = Record<string, LockedPackage>

export function readLockfile(): Lockfile {
  const file: { packages: Lockfile } = JSON.parse(
    readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'),
  )
  return file.packages
}
