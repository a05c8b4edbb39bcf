import { signUpParent } from '@faith-fables/tools/product/parent-client'
import { request } from '@playwright/test'
import { type Account, logIn } from './support/account.ts'
import { signOut } from './support/header.ts'
import { expect, test } from './support/parent-test.ts'
import { makeDraft } from './support/stories.ts'

test.use({ expectedErrors: /status of (401|404|500)|Sign-out failed\./ })

const ended = 'Your sign-in has ended. Log in again to go on where you were.'

/** Ends the browser's sign-in from another device of the parent, where the password is set anew, to the same. */
async function endSignIns(
  url: string,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  const device = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } })
  const signIn = await device.post('/api/auth/sign-in/email', { data: { email, password } })
  const data = { currentPassword: password, newPassword: password }
  const change = await device.post('/api/auth/change-password', { data })
  expect([signIn.ok(), change.ok()]).toEqual([true, true])
  await device.dispose()
}

test('a sign-in that ends in the middle leads to the login and back (AU-04, AU-10, AU-22)', async ({
  page,
  parent,
  server,
}) => {
  await page.clock.install()
  for (const address of ['/profile', '/library?tab=in-progress']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.clock.fastForward(1000)
    await endSignIns(server.url, parent)
    // The token in hand is good for a quarter of an hour; the next call after it asks for another.
    await page.clock.fastForward('15:00')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page).toHaveURL('/login')
    await expect(page.getByText(ended)).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(parent.displayName)
    await logIn(page, parent)
    await expect(page).toHaveURL(address)
  }
})

test('another tab that signs out signs out here, and nothing of the parent is left (AU-10, AU-14)', async ({
  page,
  context,
  parent,
  server,
}) => {
  await page.goto('/profile')
  await expect(page.getByLabel('Email')).toHaveValue(parent.email)
  const other = await context.newPage()
  await other.goto('/explore')
  await signOut(other)
  await expect(other).toHaveURL('/explore')

  await expect(page).toHaveURL('/login')
  await expect(page.getByText(ended)).toBeVisible()
  const words = await page.locator('body').innerText()
  for (const trace of [parent.email, parent.displayName, '300']) expect(words).not.toContain(trace)

  // Somebody else at the same computer starts at their own profile.
  const neighbour = await signUpParent(server.url)
  await logIn(page, neighbour)
  await expect(page).toHaveURL('/profile')
  await expect(page.getByLabel('Email')).toHaveValue(neighbour.email)
  await expect(page.getByText(parent.email)).toHaveCount(0)
})

test('while the sign-in is checked nothing else shows, on every screen (AU-05, AU-06, LA-01)', async ({
  page,
}) => {
  let goOn = () => {}
  const allowed = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/api/auth/get-session', async (route) => {
    await allowed
    await route.continue()
  })
  for (const address of ['/', '/library']) {
    await page.goto(address)
    await expect(page.getByText('Loading authentication status...')).toBeVisible()
    expect((await page.locator('body').innerText()).trim()).toBe('Loading authentication status...')
  }
  goOn()
  await expect(page.getByRole('heading', { name: 'My Library' })).toBeVisible()
})

test('a Sign Out that fails changes nothing, and keeps what was typed (AU-11, AU-12)', async ({ page }) => {
  await page.route('**/api/auth/sign-out', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/profile')
  await page.getByLabel('Display Name').fill('Ruth the Moabite')
  await signOut(page)
  await expect(page.getByText('Loading authentication status...')).toBeHidden()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByLabel('Display Name')).toHaveValue('Ruth the Moabite')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('whoever is signed in is led on from the login screens (AU-07)', async ({ page }) => {
  for (const address of ['/login', '/signup']) {
    await page.goto(address)
    await expect(page).toHaveURL('/profile')
  }
})

test("another parent's draft opens for nobody else (AU-23)", async ({ page, server }) => {
  const draft = await makeDraft(await signUpParent(server.url))
  for (const screen of ['review', 'review-images']) {
    await page.goto(`/${screen}/${draft}`)
    await expect(page.getByText(/not found/).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /Save|Approve|Regenerate|Publish/ })).toHaveCount(0)
  }
})

test('where Google is not set up, the button says so (LI-02)', async ({ browser, server }) => {
  const visitor = await browser.newPage({ baseURL: server.url, storageState: { cookies: [], origins: [] } })
  await visitor.goto('/login')
  const google = visitor.getByRole('button', { name: 'Sign in with Google' })
  await expect(google).toBeDisabled()
  await expect(google).toHaveAccessibleDescription('Google Sign-In is not set up here.')
  await visitor.close()
})
