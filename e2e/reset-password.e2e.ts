import { logIn } from './support/account.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { linkOfLetter } from './support/outbox.ts'
import { expect, test } from './support/parent-test.ts'

test.use({ expectedErrors: /status of (400|401)/ })

// The first letter to a parent is the one that comes with the account.

/** The browser of somebody who is not signed in. */
const nobody = { cookies: [], origins: [] }
const sent = 'If an account exists for this email, a reset link is on its way.'
const expired = 'This reset link is invalid or has expired.'

test('a forgotten password is replaced by the link of a mail, once (FP-01, D-47)', async ({
  page,
  browser,
  parent,
  server,
}) => {
  const visitor = await browser.newContext({ baseURL: server.url, storageState: nobody })
  const elsewhere = await visitor.newPage()
  await elsewhere.goto('/login')
  await elsewhere.getByLabel('Email').fill(parent.email)
  await elsewhere.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(elsewhere.getByLabel('Email')).toHaveValue(parent.email)
  await elsewhere.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(elsewhere.getByText(sent)).toBeVisible()
  const link = await linkOfLetter(server.dataFolder, parent.email, 2)

  await elsewhere.goto(link)
  await elsewhere.getByLabel('New Password', { exact: true }).fill('sixsix')
  await elsewhere.getByLabel('Confirm New Password', { exact: true }).fill('sixsix')
  await elsewhere.getByRole('button', { name: 'Save New Password' }).click()
  await expect(elsewhere).toHaveURL('/login')
  await expect(elsewhere.getByText('Your new password is set. Please log in with it.')).toBeVisible()

  await logIn(elsewhere, parent)
  await expect(elsewhere.getByText('Invalid email or password. Please try again.')).toBeVisible()
  await logIn(elsewhere, { ...parent, password: 'sixsix' })
  await expect(elsewhere).toHaveURL('/profile')

  await elsewhere.goto(link)
  await expect(elsewhere.getByText(expired)).toBeVisible()
  await visitor.close()

  // Whoever was signed in with the old password is not any more.
  await page.goto('/profile')
  await expect(page).toHaveURL('/login')
})

test('every state of the two screens is told (FP-01)', { tag: '@phone' }, async ({
  page,
  parent,
  server,
}) => {
  await page.goto('/forgot-password')
  await expect(page).toHaveTitle('Forgot Password · Faith Fables')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Please enter your email.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Email').fill('ruth')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address.')
  await page.getByLabel('Email').fill(`nobody-${parent.email}`)
  await page.keyboard.press('Enter')
  await expect(page.getByText(sent)).toBeVisible()
  await expect(page.getByText('no mail server')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Email').fill(parent.email)
  await page.keyboard.press('Enter')
  const first = await linkOfLetter(server.dataFolder, parent.email, 2)

  await page.goto(first)
  await expect(page).toHaveTitle('New Password · Faith Fables')
  await expectAccessible(page)
  const password = page.getByLabel('New Password', { exact: true })
  const confirmation = page.getByLabel('Confirm New Password', { exact: true })
  await password.fill('five5')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password must be at least 6 characters long.')).toBeVisible()
  await password.fill('sixsix')
  await confirmation.fill('sixsiy')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Passwords do not match.')).toBeVisible()
  await expect(confirmation).toBeFocused()
  await expectAccessible(page)

  // Another link was asked for and used meanwhile: this one ends with it.
  const other = await page.context().newPage()
  await other.goto('/forgot-password')
  await other.getByLabel('Email').fill(parent.email)
  await other.getByRole('button', { name: 'Send Reset Link' }).click()
  await other.goto(await linkOfLetter(server.dataFolder, parent.email, 3))
  await other.getByLabel('New Password', { exact: true }).fill('another-one')
  await other.getByLabel('Confirm New Password', { exact: true }).fill('another-one')
  await other.getByRole('button', { name: 'Save New Password' }).click()
  await expect(other).toHaveURL('/login')
  await other.close()

  await confirmation.fill('sixsix')
  await page.keyboard.press('Enter')
  await expect(page.getByText(expired)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Get a New Link' }).click()
  await expect(page).toHaveURL('/forgot-password')
})
