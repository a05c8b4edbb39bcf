import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { findChromium, findHeadlessShell } from './find-chromium.ts'

const requireFromTests = createRequire(new URL('../../e2e/package.json', import.meta.url))

/** A browser of this machine, else the one that Playwright brought earlier, else null. */
export function installedChromium(): string | null {
  return findChromium() ?? findHeadlessShell() ?? browserOfPlaywright()
}

function browserOfPlaywright(): string | null {
  const { chromium }: { chromium: { executablePath(): string } } = requireFromTests('@playwright/test')
  const file = chromium.executablePath()
  return existsSync(file) ? file : null
}
