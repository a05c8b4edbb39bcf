import { signUpParent } from '@faith-fables/tools/product/parent-client'
import type { Page } from '@playwright/test'
import { logIn } from './support/account.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { answerAsGoogle, googleSettings, newGooglePerson, openGoogle } from './support/google-person.ts'
import { expect, test } from './support/test.ts'

// Google is there, and three sign-ins to one account are enough for a quarter of an hour.
test.use({
  settings: { ...googleSettings, RATE_LIMIT: '0.3' },
  expectedErrors: /status of (400|401|422|429|503)|ERR_FAILED/,
})

const told = (page: Page) => page.getByRole('main').getByRole('alert')

test('everything that can go wrong at the login is told (LI-01, LI-05, LI-06, LI-07, D-41)', async ({
  page,
  server,
}) => {
  const parent = await signUpParent(server.url)
  const wrong = { ...parent, password: 'not-the-one' }
  await page.goto('/login')
  await expect(page).toHaveTitle('Login · Faith Fables')
  await expectAccessible(page)

  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Please enter your email.')).toBeVisible()
  await expect(page.getByText('Please enter your password.')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expectAccessible(page)

  await logIn(page, { ...wrong, email: 'ruth' })
  await expect(told(page)).toHaveText('Please enter a valid email address.')
  await logIn(page, { ...wrong, email: `nobody-${parent.email}` })
  await expect(told(page)).toHaveText('Invalid email or password. Please try again.')
  await page.route('**/api/auth/sign-in/email', (route) => route.abort())
  await logIn(page, wrong)
  await expect(told(page)).toHaveText(
    'Login failed: Network error. Please check your connection and try again.',
  )
  await page.unroute('**/api/auth/sign-in/email')

  for (const _ of [1, 2, 3]) {
    await logIn(page, wrong)
    await expect(told(page)).toHaveText('Invalid email or password. Please try again.')
  }
  await logIn(page, parent)
  await expect(told(page)).toHaveText('Login failed: Too many attempts. Please try again later.')
  await expectAccessible(page)
  await expectFits(page)
})

test('the keyboard alone signs a parent in, who can look at what they typed (AU-01, AU-08)', async ({
  page,
  server,
}) => {
  const parent = await signUpParent(server.url)
  await page.goto('/login')
  await page.getByLabel('Email').focus()
  await page.keyboard.type(parent.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(parent.password)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test("Google's window signs a new parent in, with a profile and the tokens of a new account (AU-02, AU-19, LI-02, D-49)", async ({
  page,
}) => {
  const person = newGooglePerson()
  await answerAsGoogle(page, person)
  await page.goto('/login')
  const google = await openGoogle(page)
  const closed = google.waitForEvent('close')
  await google.getByRole('link', { name: 'Continue' }).click()
  await closed
  await expect(page).toHaveURL('/profile')
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await expect(page.getByLabel('Display Name')).toHaveValue(person.name)
  await expect(page.getByText('300', { exact: true }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
})

test("a refusal in Google's window, and a window that is closed, are a choice (LI-08)", async ({ page }) => {
  await answerAsGoogle(page, newGooglePerson())
  await page.goto('/login')
  const first = await openGoogle(page)
  await first.getByRole('link', { name: 'Cancel' }).click()
  await expect(told(page)).toHaveText('Google Sign-In cancelled.')

  const second = await openGoogle(page)
  await second.getByRole('link', { name: 'Continue' }).waitFor()
  await expect(told(page)).toBeHidden()
  await second.close()
  await expect(told(page)).toHaveText('Google Sign-In cancelled.')
})

test('a profile that cannot be made after Google is told, and made at the second try (LI-09)', async ({
  page,
}) => {
  await answerAsGoogle(page, newGooglePerson())
  await page.route('**/api/users/sync', (route) =>
    route.fulfill({ status: 503, json: { message: 'The library is closed.' } }),
  )
  await page.goto('/login')
  await (await openGoogle(page)).getByRole('link', { name: 'Continue' }).click()
  await expect(told(page)).toContainText(
    'Google Sign-In successful, but failed to sync profile: The library is closed.',
  )
  await expect(page).toHaveURL('/login')
  await expectAccessible(page)
  await page.unroute('**/api/users/sync')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/profile')
})

test('an account with a password is not opened by Google, and says how to get in', async ({
  page,
  server,
}) => {
  const { email } = await signUpParent(server.url)
  await answerAsGoogle(page, { ...newGooglePerson(), email })
  await page.goto('/login')
  await (await openGoogle(page)).getByRole('link', { name: 'Continue' }).click()
  await expect(told(page)).toHaveText(
    'Google Sign-In failed: There is already an account with this email. Please log in with its password.',
  )
})
