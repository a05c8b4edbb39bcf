import { defineConfig } from '@playwright/test'
import { quietBrowser } from './support/quiet-browser.ts'
import { desktop, phone } from './support/screen-sizes.ts'

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  // Pictures are drawn on every core; a second journey beside would only make both slower.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  globalTimeout: 20 * 60_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: quietBrowser,
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: desktop },
    // What differs on a phone is said by the tag; everything else would only be walked twice.
    { name: 'phone', use: phone, grep: /@phone/ },
  ],
})
