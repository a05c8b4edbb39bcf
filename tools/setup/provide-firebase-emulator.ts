import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import {
  findFirebaseEmulator,
  firebaseTools,
  firebaseToolsFolder,
} from '../firebase/find-firebase-emulator.ts'

/**
 * Sees to the emulator of Firebase, which signs parents in in the journeys of IDENTITY=firebase: 240 MB, a minute and a half,
 * once. Without it these journeys are left out, and that is said.
 */
export function provideFirebaseEmulator(): void {
  if (findFirebaseEmulator()) return
  console.log(`Installing ${firebaseTools} for the tests of signing in at Firebase (240 MB, once) ...`)
  mkdirSync(firebaseToolsFolder, { recursive: true })
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', '--no-progress']
  const { status } = spawnSync(
    'npm',
    ['install', '--prefix', firebaseToolsFolder, ...options, firebaseTools],
    {
      cwd: firebaseToolsFolder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  )
  if (status === 0 && findFirebaseEmulator()) return
  console.warn(
    'The emulator of Firebase could not be installed: the journeys that sign in at Firebase are left out.',
  )
}
