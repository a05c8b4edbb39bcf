import { untilOnExplore } from '../support/explore-shelf.ts'
import { shoot } from '../support/shoot.ts'
import { expect, test } from '../support/test.ts'

test.use({ settings: { STARTER_LIBRARY: 'on' } })

test('filled', async ({ page, server }) => {
  test.setTimeout(480_000)
  await untilOnExplore(server.url, 8)
  await page.goto('/explore')
  await expect(page.getByRole('article')).toHaveCount(8)
  // Pictures are fetched as one comes near.
  for (const book of await page.getByRole('article').all()) await book.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => [...document.images].every((image) => image.complete))
  await shoot(page, 'explore-filled')
  await page.getByRole('article').first().hover()
  await shoot(page, 'explore-hover', { viewOnly: true })
  await page.getByRole('button', { name: 'Toddlers' }).click()
  await page.getByRole('searchbox').fill('s')
  await shoot(page, 'explore-found')

  // As if there were more than fits on a page: the server is asked for pages of three.
  await page.route('**/api/public-stories/explore?*', (route) =>
    route.continue({ url: route.request().url().replace('limit=12', 'limit=3') }),
  )
  await page.goto('/explore?page=2')
  await expect(page.getByRole('article')).toHaveCount(3)
  await shoot(page, 'explore-second-page')
  await page.getByRole('searchbox').fill('zebra')
  await shoot(page, 'explore-nothing-found')
})
