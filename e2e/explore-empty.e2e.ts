import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expect, test } from './support/test.ts'

// What is refused on purpose, the browser writes into its console.
test.use({ expectedErrors: /status of 400/ })

test('before anybody has published there is an empty shelf (EX-03, EX-10)', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/explore')
  await expect(page.getByText('No public stories found yet.')).toBeVisible()
  await expect(page.getByText('Page 1 of 1 (0 stories)')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Create a Story' })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
})

test('what the server says of a failure is shown (EX-11)', async ({ page }) => {
  // The server is asked for more stories than it gives at once, and refuses in its own words.
  await page.route('**/api/public-stories/explore?*', (route) =>
    route.continue({ url: route.request().url().replace('limit=12', 'limit=1000') }),
  )
  // With a query the page comes empty, and the browser asks.
  await page.goto('/explore?page=1')
  await expect(page.getByRole('alert')).toContainText('must be at most 100.')
})
