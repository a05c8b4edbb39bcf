import { type StripeServer, startStripeServer } from '@faith-fables/tools/product/stripe/start-stripe-server'
import { test as base, expect } from './parent-test.ts'
import { startPreparedProduct } from './prepared-product.ts'

export { expect }

interface WorkerFixtures {
  /** Plays Stripe: its payment page, and what it tells the product. */
  stripe: StripeServer
}

/** The test of journeys in which tokens are on sale. */
export const test = base.extend<object, WorkerFixtures>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      await using stripe = await startStripeServer()
      await use(stripe)
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ stripe, settings }, use) => {
      const server = await startPreparedProduct({ settings: { ...settings, ...stripe.processSettings } })
      stripe.tell(`${server.url}/api/payments/events`)
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})
