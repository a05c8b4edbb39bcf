import type { Page } from '@playwright/test'
import { logIn, newAccount, signUp } from './support/account.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expect, test } from './support/firebase-test.ts'

test.use({ expectedErrors: /status of (400|401|403)|ERR_FAILED/ })

const wrong = 'Invalid email or password. Please try again.'

test('a parent signs up at Firebase, gets the welcome gift, leaves and comes back (FB-08)', async ({
  page,
}) => {
  const account = newAccount()
  await page.goto('/signup')
  await signUp(page, account)
  await expect(page).toHaveURL('/profile')
  await expect(page.getByText('300', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(`A letter is on its way to ${account.email}.`)).toBeVisible()
  await expect(page.getByLabel('Display Name')).toHaveValue(account.displayName)

  await page.reload()
  await expect(page.getByText('300', { exact: true }).first()).toBeVisible()
  await expect(page).toHaveURL('/profile')

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
  await page.goto('/profile')
  await expect(page).toHaveURL('/login')
  await logIn(page, { ...account, password: 'not-this' })
  await expect(page.getByText(wrong)).toBeVisible()
  await expectAccessible(page)
  await logIn(page, account)
  await expect(page).toHaveURL('/profile')
})

test('what Firebase refuses is told in our words (FB-09)', async ({ page }) => {
  const account = newAccount()
  await page.goto('/signup')
  await signUp(page, account)
  await expect(page).toHaveURL('/profile')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.goto('/signup')
  await signUp(page, account)
  await expect(page.getByText('This email address is already registered.')).toBeVisible()
  await signUp(page, { ...account, email: 'no-address' })
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()

  await page.goto('/login')
  await page.route('**/accounts:signInWithPassword**', (route) => route.abort())
  await logIn(page, account)
  await expect(page.getByText('Login failed: Network error.')).toBeVisible()
})

test.describe('a password', () => {
  test('is changed by whoever knows it, and replaced by a link where it is forgotten (FB-10)', async ({
    page,
    firebase,
  }) => {
    const account = newAccount()
    await page.goto('/signup')
    await signUp(page, account)
    await expect(page).toHaveURL('/profile')
    const change = async (current: string, next: string) => {
      await page.getByLabel('Current Password').fill(current)
      await page.getByLabel('New Password', { exact: true }).fill(next)
      await page.getByLabel('Confirm New Password').fill(next)
      await page.getByRole('button', { name: 'Update Password' }).click()
    }
    await change('not-this', 'sixsix')
    await expect(page.getByText('Incorrect current password.')).toBeVisible()
    await change(account.password, 'sixsix')
    await expect(page.getByText('Password updated successfully!')).toBeVisible()

    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.goto('/login')
    await logIn(page, account)
    await expect(page.getByText(wrong)).toBeVisible()
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(
      page.getByText('If an account exists for this email, a reset link is on its way.'),
    ).toBeVisible()
    await expect(page.getByText('look among the unwanted mail')).toBeVisible()
    const link = await firebase.linkFor(account.email, 'PASSWORD_RESET')
    await fetch(`${link}&newPassword=seven77`)

    await page.goto('/login')
    await logIn(page, { ...account, password: 'sixsix' })
    await expect(page.getByText(wrong)).toBeVisible()
    await logIn(page, { ...account, password: 'seven77' })
    await expect(page).toHaveURL('/profile')
  })

  test('of nobody is reset in the same words (FB-10)', async ({ page }) => {
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill('nobody-at-all@example.org')
    await page.keyboard.press('Enter')
    await expect(
      page.getByText('If an account exists for this email, a reset link is on its way.'),
    ).toBeVisible()
  })

  test('proves who has an account deleted (FB-04)', async ({ page }) => {
    const account = newAccount()
    await page.goto('/signup')
    await signUp(page, account)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your password', { exact: true }).fill('not-this')
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(dialog.getByText('Incorrect password.')).toBeVisible()
    await dialog.getByLabel('Your password', { exact: true }).fill(account.password)
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByText('Your account will be deleted on')).toBeVisible()
  })
})

test('the password takes back a device whose PIN is forgotten (FB-05)', async ({ page }) => {
  const account = newAccount()
  await page.goto('/signup')
  await signUp(page, account)
  await expect(page).toHaveURL('/profile')
  const profile = page.waitForRequest('**/api/users/me')
  await page.reload()
  const authorization = (await (await profile).headerValue('authorization')) ?? ''
  await page.evaluate(() => localStorage.setItem('faith-fables.handed-over', 'yes'))
  await page.goto('about:blank')
  // A shelf with nothing on it is handed over over HTTP: a story is not what this is about.
  await page.request.fetch('/api/users/me/shelf/pin', {
    method: 'PUT',
    headers: { authorization },
    data: { pin: '4711' },
  })
  await page.request.post('/api/users/me/shelf/hand-over', { headers: { authorization } })
  await page.goto('/profile')
  await expect(page).toHaveURL('/shelf')

  await page.getByRole('button', { name: 'For parents' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'I forgot the PIN' }).click()
  const password = dialog.getByLabel('Your password', { exact: true })
  await password.fill('not-this')
  await password.press('Enter')
  await expect(dialog.getByText('Incorrect password.')).toBeVisible()
  await password.fill(account.password)
  await password.press('Enter')
  await expect(page).not.toHaveURL('/shelf')
  await page.goto('/profile')
  await expect(page.getByLabel('Display Name')).toHaveValue(account.displayName)
})

test('an address counts as verified as soon as the parent is back from the letter (FB-03)', async ({
  page,
  firebase,
}) => {
  const account = newAccount()
  await page.goto('/signup')
  await signUp(page, account)
  await expect(page.getByText('Not verified yet')).toBeVisible()
  await expect.poll(() => firebase.linkFor(account.email, 'VERIFY_EMAIL')).not.toBeNull()
  await fetch((await firebase.linkFor(account.email, 'VERIFY_EMAIL')) ?? '')

  // Whoever is back before the profile is old enough to be asked for again comes back once more.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(page.getByText('Verified', { exact: true })).toBeVisible({ timeout: 3000 })
  }).toPass()
})

test('who signs out in one tab is signed out in the others, and in again (FB-11)', async ({
  page,
  context,
}) => {
  const account = newAccount()
  await page.goto('/signup')
  await signUp(page, account)
  await expect(page).toHaveURL('/profile')
  const other = await context.newPage()
  await other.goto('/library')
  await expect(other.getByRole('heading', { name: 'My Library' })).toBeVisible()

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(other).toHaveURL('/login')
  await page.goto('/login')
  await logIn(page, account)
  await expect(page).toHaveURL('/profile')
  await expect(other).toHaveURL('/library')
})

test('a token of another project, and one that nobody signed for this one, are refused (FB-02)', async ({
  firebase,
  server,
}) => {
  const tokenFrom = async (projectId: string) => {
    const address = `http://${firebase.host}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`
    const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' }
    const { email, password } = newAccount()
    const body = JSON.stringify({ email, password })
    await fetch(address, { method: 'POST', headers, body })
    const signIn = await fetch(
      `http://${firebase.host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
      {
        method: 'POST',
        headers,
        body: JSON.stringify({ email, password, returnSecureToken: true, targetProjectId: projectId }),
      },
    )
    const { idToken } = (await signIn.json()) as { idToken: string }
    return idToken
  }
  const statusOf = async (token: string) =>
    (await fetch(`${server.url}/api/users/me`, { headers: { authorization: `Bearer ${token}` } })).status
  expect(await statusOf(await tokenFrom(firebase.projectId))).toBe(200)
  expect(await statusOf(await tokenFrom('demo-elsewhere'))).toBe(401)
})

test('Google signs a parent in through its own window, which may be closed (FB-12)', async ({ page }) => {
  await page.goto('/login')
  const google = page.getByRole('button', { name: 'Sign in with Google' })
  // The page opens one itself where it is pressed before it knows who keeps the accounts: each is closed.
  const close = (window: Page) => window.close()
  page.on('popup', close)
  await google.click()
  await expect(page.getByText('Google Sign-In cancelled.')).toBeVisible()
  page.off('popup', close)

  const [popup] = await Promise.all([page.waitForEvent('popup'), google.click()])
  await popup.getByRole('button', { name: 'Add new account' }).click()
  await popup.getByRole('textbox', { name: 'Email' }).fill('naomi@example.org')
  await popup.getByRole('textbox', { name: 'Display name' }).fill('Naomi Levi')
  await popup.getByRole('button', { name: 'Sign in with Google.com' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByLabel('Display Name')).toHaveValue('Naomi Levi')
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
})

test('whoever closes the window of Google before Firebase has come gets no second one (FB-12)', async ({
  page,
}) => {
  const asked = Promise.withResolvers<void>()
  await page.route('**/firebase-identity-*.js', async (route) => {
    await asked.promise
    await route.continue()
  })
  await page.goto('/login')
  const google = page.getByRole('button', { name: 'Sign in with Google' })
  const [popup] = await Promise.all([page.waitForEvent('popup'), google.click()])
  await popup.close()
  asked.resolve()
  await expect(page.getByText('Google Sign-In cancelled.')).toBeVisible()
  expect(page.context().pages()).toEqual([page])
})
