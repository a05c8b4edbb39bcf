import { test } from '../support/parent-test.ts'
import { shoot } from '../support/shoot.ts'

test('empty', async ({ page }) => {
  await page.goto('/library')
  await page.getByText('No published stories yet.').waitFor()
  await shoot(page, 'library-empty')
})
