import { defineConfig } from '@playwright/test'
import { quietBrowser } from './support/quiet-browser.ts'
import { desktop, phone } from './support/screen-sizes.ts'

/** `npm run screenshots`: a picture of every screen and its main states, for looking at. */
export default defineConfig<object, { paints: boolean }>({
  testDir: 'screenshots',
  testMatch: '**/*.shots.ts',
  workers: 1,
  timeout: 120_000,
  globalTimeout: 30 * 60_000,
  expect: { timeout: 20_000 },
  use: { launchOptions: quietBrowser, contextOptions: { reducedMotion: 'reduce' }, paints: true },
  projects: [
    { name: '1280', use: desktop },
    { name: '390', use: phone },
  ],
})
