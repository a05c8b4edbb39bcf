import { signUpParent } from '@faith-fables/tools/product/parent-client'
import type { Page } from '@playwright/test'
import { logIn } from './support/account.ts'
import { signOut } from './support/header.ts'
import { expect, test } from './support/parent-test.ts'

test.use({ expectedErrors: /status of 40[01]/ })

async function change(page: Page, current: string, next: string, confirmation = next) {
  await page.getByLabel('Current Password').fill(current)
  await page.getByLabel('New Password', { exact: true }).fill(next)
  await page.getByLabel('Confirm New Password').fill(confirmation)
  await page.getByRole('button', { name: 'Update Password' }).click()
}

test('the password is changed once the current one is proved (PR-16, PR-17, PR-18, PR-19, PR-20, PR-21, PR-24)', async ({
  page,
  parent,
}) => {
  await page.goto('/profile')
  await change(page, '', 'better2', 'better3')
  await expect(page.getByText('New passwords do not match.')).toBeVisible()
  await change(page, '', 'better2')
  await expect(page.getByText('Current and new passwords are required.')).toBeVisible()
  await change(page, parent.password, 'short')
  await expect(page.getByText('New password is too weak. Please choose a stronger password.')).toBeVisible()
  await change(page, 'not my password', 'better2')
  await expect(page.getByText('Incorrect current password.')).toBeVisible()

  await change(page, parent.password, 'better2')
  await expect(page.getByText('Password updated successfully!')).toBeVisible()
  await expect(page.getByLabel('Current Password')).toHaveValue('')

  await signOut(page)
  await logIn(page, parent)
  await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible()
  await logIn(page, { ...parent, password: 'better2' })
  await expect(page.getByRole('heading', { name: 'User Profile' })).toBeVisible()
})

test('a sign-in that was ended elsewhere changes no password (PR-22)', async ({ page, parent, context }) => {
  await page.goto('/profile')
  await page.getByLabel('Current Password').waitFor()
  await context.clearCookies()
  await change(page, parent.password, 'better2')
  await expect(page.getByText(/^Password update failed: ./)).toBeVisible()
})

test('without an e-mail address no password is changed (PR-23)', async ({ page, parent }) => {
  await page.route('**/api/users/me', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), email: '' } })
  })
  await page.goto('/profile')
  await change(page, parent.password, 'better2')
  await expect(page.getByText('No user logged in or email missing.')).toBeVisible()
})

test('another parent who signs in finds nothing of what the first one typed', async ({ page, server }) => {
  const other = await signUpParent(server.url)
  await page.goto('/profile')
  await page.getByLabel('Display Name').fill('Naomi')
  await signOut(page)
  await logIn(page, other)
  await expect(page.getByLabel('Display Name')).toHaveValue(other.displayName)
})
