import { shoot } from '../support/shoot.ts'
import { test } from '../support/test.ts'

test.use({ expectedErrors: /Failed to load resource/ })

/** Made by the browser, where the address has a query. */
const calls = '**/api/public-stories/explore?*'

test('nothing there, loading and failing', async ({ page }) => {
  await page.goto('/explore')
  await page.getByText('No public stories found yet.').waitFor()
  await shoot(page, 'explore-empty')
  await page.route(calls, () => {})
  await page.goto('/explore?page=1')
  await page.getByText('Loading stories...').waitFor()
  await shoot(page, 'explore-loading')
  await page.unroute(calls)
  await page.route(calls, (route) => route.abort())
  await page.goto('/explore?page=1')
  await page.getByRole('alert').waitFor()
  await shoot(page, 'explore-failed')
})
