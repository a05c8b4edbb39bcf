import type { RunningProduct } from '@faith-fables/tools/product/start-product'
import { test as base, expect, type Page } from '@playwright/test'
import { startPreparedProduct } from './prepared-product.ts'

export { expect }

interface WorkerFixtures {
  /** Settings of the product beside the usual ones; a file with its own gets a product of its own. */
  settings: Record<string, string>
  /** Whether the product already has public stories: the first two that a new one makes by itself. */
  publicShelf: boolean
  /** Whether pictures are painted as families get them, for journeys that look at them; the rest has each in one colour. */
  paints: boolean
  /** The product itself, on a port and a data folder of its own; the journeys of a run share it. */
  server: RunningProduct
}

interface TestFixtures {
  /** Errors in the browser's console that the journey provokes on purpose. */
  expectedErrors: RegExp | null
  quietConsole: undefined
  toldFailure: undefined
}

/** Playwright's test, with the product running, relative addresses leading to it, and a watch on the console. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  settings: [{}, { option: true, scope: 'worker' }],
  publicShelf: [false, { option: true, scope: 'worker' }],
  paints: [false, { option: true, scope: 'worker' }],

  server: [
    async ({ settings, publicShelf, paints }, use) => {
      const server = await startPreparedProduct({ settings, publicShelf, paints })
      await use(server)
      await server.stop()
    },
    // Its start and its end together: a busy machine draws the public shelf for minutes.
    { scope: 'worker', timeout: 480_000 },
  ],

  baseURL: ({ server }, use) => use(server.url),

  expectedErrors: [null, { option: true }],

  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors = collectErrors(page)
      await use(undefined)
      const surprising = errors.filter((error) => !expectedErrors?.test(error))
      expect(surprising, 'the browser console stays free of errors').toEqual([])
    },
    { auto: true },
  ],

  toldFailure: [
    async ({ page, server }, use, testInfo) => {
      await use(undefined)
      if (testInfo.status === testInfo.expectedStatus) return
      const words = await page.locator('body').innerText({ timeout: 5000 }).catch(String)
      process.stdout.write(
        `It failed at ${page.url()}, where one read:\n${words.slice(0, mostRead)}\n` +
          `The server had printed:\n${server.output().slice(-mostRead) || '(nothing)'}\n`,
      )
    },
    { auto: true },
  ],
})

/** Letters of a page and of a log that tell what went wrong. */
const mostRead = 3000

function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  return errors
}
