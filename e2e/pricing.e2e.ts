import { appHasCome } from './support/app-has-come.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expect, test } from './support/parent-test.ts'
import { test as visitorTest } from './support/test.ts'

test('Get Tokens leads to prices and packs, which are not on sale here (PC-01, PC-02)', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/profile')
  await appHasCome(page)
  await page.getByRole('link', { name: 'Get Tokens' }).click()
  await expect(page).toHaveURL(/\/pricing$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Tokens and Prices' })).toBeFocused()
  await expect(page.getByText('Tokens are not on sale here.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Apple Tree' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your tokens' }).getByText('300')).toBeVisible()
  await expectAccessible(page)
})

visitorTest('a visitor reads the prices without signing in (PC-02)', async ({ page }) => {
  await page.goto('/pricing')
  await expect(page.getByText('Every family is given 300 tokens at sign-up')).toBeVisible()
  await expect(page.getByText('$9.99')).toBeVisible()
  await expectAccessible(page)
})
