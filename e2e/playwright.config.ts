import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { quietBrowser } from './support/quiet-browser.ts'
import { desktop, phone } from './support/screen-sizes.ts'

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  // A journey keeps about two thirds of a core busy, browser and server together: the rest it waits, for a voice or for the next look. Each has
  // a product of its own.
  workers: Math.ceil(1.5 * availableParallelism()),
  forbidOnly: Boolean(process.env.CI),
  // These end what hangs; a machine that has other work takes its time.
  timeout: 900_000,
  globalTimeout: 180 * 60_000,
  expect: { timeout: 60_000 },
  use: {
    // A button that is gone would be waited for until the limit of the whole journey.
    actionTimeout: 240_000,
    launchOptions: quietBrowser,
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every journey costs a tenth of their time; `npm run e2e -- <file> --trace on` writes one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: desktop },
    // What differs on a phone is said by the tag; everything else would only be walked twice.
    { name: 'phone', use: phone, grep: /@phone/ },
  ],
})
