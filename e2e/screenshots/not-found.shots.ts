import { shoot } from '../support/shoot.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedErrors: /status of 404/ })

test('not found', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(page.getByText('Page Not Found')).toBeVisible()
  await shoot(page, 'not-found')
})
