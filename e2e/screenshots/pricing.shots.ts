import { test } from '../support/parent-test.ts'
import { shoot } from '../support/shoot.ts'
import { test as visitorTest } from '../support/test.ts'

test('signed in', async ({ page }) => {
  await page.goto('/pricing')
  await page.getByText('Not on sale here').first().waitFor()
  await page.getByText('Enough for 6 stories').first().waitFor()
  await shoot(page, 'pricing-parent')
})

visitorTest('a visitor', async ({ page }) => {
  await page.goto('/pricing')
  await page.getByText('Your first tokens').waitFor()
  await page.getByRole('heading', { name: 'Sapling' }).waitFor()
  await shoot(page, 'pricing-visitor')
})

test.use({ expectedErrors: /ERR_FAILED|could not be fetched/ })

test('loading and failed', async ({ page }) => {
  await page.route('**/api/reference/costs', () => {})
  await page.goto('/pricing')
  await page.getByText('Loading prices...').waitFor()
  await shoot(page, 'pricing-loading', { viewOnly: true })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route('**/api/reference/costs', (route) => route.abort())
  await page.reload()
  await page.getByText('The prices could not be loaded.').waitFor()
  await shoot(page, 'pricing-failed', { viewOnly: true })
  await page.unrouteAll()
  await page.route('**/api/reference/token-packs', (route) => route.abort())
  await page.reload()
  await page.getByText('The packs could not be loaded.').waitFor()
  await shoot(page, 'pricing-packs-failed')
})
