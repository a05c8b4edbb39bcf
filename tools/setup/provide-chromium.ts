import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { findChromium, findHeadlessShell } from '../chromium/find-chromium.ts'
import { installedChromium } from '../chromium/installed-chromium.ts'
import { installSystemPackage } from './install-system-package.ts'

const requireFromTests = createRequire(new URL('../../e2e/package.json', import.meta.url))

/**
 * Sees to a browser for the browser tests: Chromium without a window, from the system's packages where they have it; else a
 * browser of this machine, else the one Playwright brought earlier, else the system's package, else Playwright's download.
 *
 * @throws Error when no browser can be had.
 */
export function provideChromium(): void {
  const present = findHeadlessShell() ?? installedShell() ?? installedChromium()
  if (present !== null) {
    console.log(`Browser for the tests: ${present}`)
    return
  }
  if (installSystemPackage('chromium', 'a browser for the tests') && runs(findChromium())) return
  console.log('Fetching a browser for the tests with Playwright ...')
  const playwright = join(dirname(requireFromTests.resolve('@playwright/test/package.json')), 'cli.js')
  const fetched = spawnSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'inherit' })
  if (fetched.status !== 0)
    throw new Error('the browser tests need Chromium or Chrome. Install one and try again.')
}

/** Null where there is no such package, or we may not install it. */
function installedShell(): string | null {
  const isInstalled = installSystemPackage('chromium-headless-shell', 'a browser for the tests')
  const shell = isInstalled ? findHeadlessShell() : null
  return runs(shell) ? shell : null
}

/** Some systems answer to the package's name with a mere pointer to another shop. */
function runs(browser: string | null): boolean {
  return browser !== null && spawnSync(browser, ['--version'], { timeout: 20_000 }).status === 0
}
