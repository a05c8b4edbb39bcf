import { findChromium } from '@faith-fables/tools/chromium/find-chromium'
import { defineConfig } from '@playwright/test'

/** A Chromium of this machine; without one Playwright takes the browser it brought itself. */
const executablePath = findChromium()

/** Everything a browser would do on its own account: no journey needs it, and some of it needs a network. */
const quietBrowser = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  // Pictures are drawn on every core; a second journey beside would only make both slower.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  globalTimeout: 20 * 60_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: { args: quietBrowser, ...(executablePath ? { executablePath } : {}) },
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
})
