import type { Page } from '@playwright/test'
import { untilOnExplore } from '../support/explore-shelf.ts'
import { shoot } from '../support/shoot.ts'
import { expect, test } from '../support/test.ts'

// The product fills its own shelf, as it does for every newcomer.
test.use({ settings: { STARTER_LIBRARY: 'on' }, expectedErrors: /net::ERR_FAILED/ })

const featured = '**/api/public-stories/featured'

test('filled', async ({ page, server }) => {
  test.setTimeout(300_000)
  await untilOnExplore(server.url, 8)
  await page.goto('/')
  await expect(page.getByRole('article')).toHaveCount(8)
  await scrollThrough(page)
  await shoot(page, 'landing-filled')

  await page.setViewportSize({ width: 820, height: 1100 })
  await scrollThrough(page)
  await shoot(page, 'landing-tablet')
})

test('loading, empty and failed', async ({ page }) => {
  await page.route(featured, () => {})
  await page.goto('/')
  await shootShelf(page, 'Loading featured stories...', 'landing-loading')

  await page.unrouteAll()
  await page.route(featured, (route) => route.fulfill({ json: [] }))
  await page.reload()
  await shootShelf(page, 'No featured stories available at the moment.', 'landing-empty')

  await page.unrouteAll()
  await page.route(featured, (route) => route.abort())
  await page.reload()
  await shootShelf(page, 'Could not load featured stories right now.', 'landing-error')
})

async function shootShelf(page: Page, words: string, name: string): Promise<void> {
  const shelf = page.getByRole('region', { name: 'Featured Fables' })
  await expect(shelf.getByText(words)).toBeVisible()
  await shelf.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await shoot(page, name, { viewOnly: true })
}

/** Pictures further down are fetched when one comes near them. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) {
      image.scrollIntoView({ block: 'center' })
      await image.decode()
    }
    window.scrollTo(0, 0)
  })
}
