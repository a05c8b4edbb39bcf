import { expect, test } from '../support/parent-test.ts'
import { shoot } from '../support/shoot.ts'

test.describe('a visitor', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('sees header, menu and footer', async ({ page }) => {
    await page.goto('/explore')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await shoot(page, 'layout-signed-out')
    await page.keyboard.press('Tab')
    await shoot(page, 'layout-skip-link', { viewOnly: true })
    await openMenu(page, 'layout-menu-signed-out')
  })
})

test('a parent sees header, menu and footer', async ({ page }) => {
  await page.goto('/library')
  await expect(page.getByText('No published stories yet.')).toBeVisible()
  await shoot(page, 'layout-signed-in', { viewOnly: true })
  await page.evaluate(() => window.scrollTo(0, 60))
  await expect(page.getByRole('banner')).toHaveAttribute('data-floating', 'true')
  await shoot(page, 'layout-floating', { viewOnly: true })
  await openMenu(page, 'layout-menu-signed-in')
})

test('while the sign-in is checked', async ({ page }) => {
  await page.route('**/api/auth/get-session', () => {})
  await page.goto('/')
  await expect(page.getByText('Loading authentication status...')).toBeVisible()
  await shoot(page, 'layout-checking', { viewOnly: true })
})

/** There is a menu on small screens only. */
async function openMenu(page: Parameters<typeof shoot>[0], name: string): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Open menu' })
  if (!(await toggle.isVisible())) return
  await toggle.click()
  await shoot(page, name, { viewOnly: true })
}
