import { signUpParent } from '@faith-fables/tools/product/parent-client'
import type { Page } from '@playwright/test'
import { newAccount, signUp } from './support/account.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedErrors: /status of (400|422|503)|ERR_FAILED/ })

const place = '**/api/auth/sign-up/email'
const told = (page: Page) => page.getByRole('main').getByRole('alert')

test('the form names what is wrong, one thing at a time from the top (SU-01, SU-02, SU-03, SU-04, SU-05, D-43)', {
  tag: '@phone',
}, async ({ page }) => {
  const account = newAccount()
  await page.goto('/signup')
  await expect(page).toHaveTitle('Sign Up · Faith Fables')
  await expect(page.getByText('For the grown-ups.')).toBeVisible()
  await expect(page.getByText('Minimum 6 characters')).toBeVisible()
  await expect(page.locator('input[type=file]')).toHaveCount(0)
  await expectAccessible(page)

  await signUp(page, { ...account, displayName: '   ', password: 'five5' })
  await expect(page.getByText('Display Name is required.')).toBeVisible()
  await expect(page.getByLabel('Display Name')).toBeFocused()
  await expectAccessible(page)
  await signUp(page, { ...account, email: ' ', password: 'five5' })
  await expect(page.getByText('Please enter your email.')).toBeVisible()
  await signUp(page, { ...account, password: 'five5' })
  await expect(page.getByText('Password must be at least 6 characters long.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('sixsix')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Passwords do not match.')).toBeVisible()
  await expect(page.getByLabel('Confirm Password', { exact: true })).toBeFocused()
})

test('what the server refuses is told, and nothing typed is lost (SU-06, SU-07, SU-08, D-54)', {
  tag: '@phone',
}, async ({ page, server }) => {
  const taken = await signUpParent(server.url)
  const account = newAccount()
  await page.goto('/signup')
  await signUp(page, { ...account, email: taken.email })
  await expect(told(page)).toHaveText('This email address is already registered.')
  await expect(told(page)).toBeInViewport({ ratio: 1 })
  await signUp(page, { ...account, email: 'ruth' })
  await expect(told(page)).toHaveText('Please enter a valid email address.')
  await signUp(page, { ...account, displayName: 'Sh1thead' })
  await expect(told(page)).toHaveText(
    'Signup failed: “Sh1thead” is not a word for a children’s story. Please choose a kinder one.',
  )
  await expect(told(page)).toBeInViewport({ ratio: 1 })
  await page.route(place, (route) => route.abort())
  await signUp(page, account)
  await expect(told(page)).toHaveText(
    'Signup failed: Network error. Please check your connection and try again.',
  )
  await page.unroute(place)

  // The form sends no password the server finds too short; here it is cut off on its way.
  await page.route(place, async (route) => {
    const sent: object = await route.request().postDataJSON()
    await route.continue({ postData: JSON.stringify({ ...sent, password: 'short' }) })
  })
  await signUp(page, account)
  await expect(told(page)).toHaveText('Password is too weak. Please choose a stronger password.')
  await expect(page.getByLabel('Email')).toHaveValue(account.email)
  await expectAccessible(page)
})

test('a new account has 300 tokens, once (AU-08, AU-19, SU-10, D-02)', async ({ page }) => {
  const account = newAccount()
  await page.goto('/signup')
  await signUp(page, account)
  await expect(page).toHaveURL('/profile')
  await expect(page.getByLabel('Display Name')).toHaveValue(account.displayName)
  const bonus = page.getByRole('row').filter({ hasText: '+300' })
  await expect(bonus).toHaveCount(1)
  await page.reload()
  await expect(bonus).toHaveCount(1)
  await expect(page.getByText('300', { exact: true }).first()).toBeVisible()
})

test('a profile that cannot be made is told, and made at the second try (SU-09)', async ({ page }) => {
  const account = newAccount()
  const refuse = { status: 503, json: { message: 'The library is closed.' } }
  await page.route('**/api/users/sync', (route) => route.fulfill(refuse))
  await page.goto('/signup')
  await signUp(page, account)
  await expect(told(page)).toContainText(
    'Signup successful, but failed to sync profile: The library is closed.',
  )
  await expect(page).toHaveURL('/signup')
  await expectAccessible(page)
  await page.unroute('**/api/users/sync')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByLabel('Display Name')).toHaveValue(account.displayName)
})
