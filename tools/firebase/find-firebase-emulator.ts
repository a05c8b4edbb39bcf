import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'

/** Exact, as every version here; what it needs itself is chosen by npm on the day. */
export const firebaseTools = 'firebase-tools@15.34.2'

/** Where the tests' set-up installs it: a quarter of a gigabyte that nobody needs to start or to develop the product. */
export const firebaseToolsFolder = join(projectRoot, 'node_modules/.cache', firebaseTools)

/** The program that starts Google's own emulator of Firebase; null where it is not installed. */
export function findFirebaseEmulator(): string | null {
  const program = join(firebaseToolsFolder, 'node_modules/firebase-tools/lib/bin/firebase.js')
  return existsSync(program) ? program : null
}
