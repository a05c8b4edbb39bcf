import { headerLink } from './support/header.ts'
import { expect, test } from './support/test.ts'

test('the landing page answers, with header and footer', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  for (const [name, address] of Object.entries({
    Explore: '/explore',
    Login: '/login',
    'Sign Up': '/signup',
  })) {
    await expect(await headerLink(page, name)).toHaveAttribute('href', address)
  }
})

test('an address that does not exist says so', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/no-such-page')

  await expect(page.getByText('Page Not Found')).toBeVisible()
})
