import type { GenerationRecord } from '@faith-fables/contract'
import type { Page } from '@playwright/test'

/** Where a story being made is looked at. */
export const generationLooks = '**/api/stories/generations/*'

/**
 * Changes at the network's edge what the server answers about a story being made: for states that pass too quickly to
 * be seen, or that nothing a parent does brings about.
 */
export async function alterGeneration(
  page: Page,
  alter: (record: GenerationRecord) => Partial<GenerationRecord>,
): Promise<void> {
  await page.unroute(generationLooks)
  await page.route(generationLooks, async (route) => {
    const response = await route.fetch()
    const record: GenerationRecord = await response.json()
    await route.fulfill({ response, json: { ...record, ...alter(record) } })
  })
}

/** What the server answers stands again. */
export async function restoreGeneration(page: Page): Promise<void> {
  await page.unroute(generationLooks)
}

/**
 * The page's next call to this address is overtaken: what another tab does in the meantime reaches the server first, and
 * the page's own right behind it.
 */
export async function overtakeNext(
  page: Page,
  address: RegExp,
  otherTab: () => Promise<unknown>,
): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await otherTab()
      await route.continue()
    },
    { times: 1 },
  )
}
