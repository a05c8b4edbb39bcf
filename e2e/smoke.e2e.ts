import { expect, test } from './support/test.ts'

test('the landing page answers, with header and footer', async ({ page }) => {
  await page.goto('/')

  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/explore')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('an address that does not exist says so', async ({ page }) => {
  await page.goto('/no-such-page')

  await expect(page.getByText('Page Not Found')).toBeVisible()
})
