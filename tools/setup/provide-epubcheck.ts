import { existsSync } from 'node:fs'
import { installSystemPackage } from './install-system-package.ts'

/** Where Debian's package puts the checker. */
const checker = '/usr/share/java/epubcheck.jar'

/** Sees to a checker of EPUBs. Without one its tests are left out, and that is said. */
export function provideEpubcheck(): void {
  if (existsSync(checker)) return
  if (installSystemPackage('epubcheck', 'which checks the EPUBs of the tests') && existsSync(checker)) return
  console.warn(
    'EPUBCheck is not on this machine: the tests that check EPUBs with it are left out (Debian: epubcheck).',
  )
}
