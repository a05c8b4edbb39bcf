import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const knownPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * A Chromium or Chrome installed on this machine, or null. `FAITH_FABLES_CHROMIUM` names one in an unusual place.
 * Playwright's own browser is not looked for here: Playwright finds that itself.
 */
export function findChromium(): string | null {
  return named() ?? onPath(names) ?? knownPlaces.find((file) => existsSync(file)) ?? null
}

/**
 * Chromium's own build for tests, which has no window to draw, or null: each page costs it a third of the computing, since the
 * other one begins the parts of its window (tabs, side panels) with every context. It has the same engine.
 */
export function findHeadlessShell(): string | null {
  return named() ?? onPath(['chromium-headless-shell'])
}

const named = () => process.env.FAITH_FABLES_CHROMIUM || null

function onPath(programs: string[]): string | null {
  const candidates = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => programs.map((name) => join(folder, name)))
  return candidates.find((file) => existsSync(file)) ?? null
}
