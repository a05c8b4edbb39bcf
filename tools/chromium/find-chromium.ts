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
  const named = process.env.FAITH_FABLES_CHROMIUM
  if (named) return named
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...knownPlaces].find((file) => existsSync(file)) ?? null
}
