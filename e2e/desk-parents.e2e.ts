import type { Browser, Page } from '@playwright/test'
import { newAccount, signUp } from './support/account.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { linkOfLetter } from './support/outbox.ts'
import { expect, test } from './support/parent-test.ts'

const administrator = 'desk@example.org'
const gift = 'The pictures of your story were blank.'
const why = 'We could not reach you about a payment.'

test.use({ settings: { ADMIN_EMAILS: administrator }, expectedErrors: /Failed to load resource/ })

test('a parent is found, given tokens, locked and let in again', async ({
  page,
  browser,
  parent,
  server,
}) => {
  test.slow()
  const { tokensAvailable } = await parent.call('getProfile', {})
  const desk = await openDesk(browser, server)

  await test.step('found by a part of the address', async () => {
    await desk.goto('/admin?tab=parents')
    await desk.getByRole('searchbox', { name: 'Find a parent' }).fill('nobody here')
    await expect(desk.getByText('Nobody is found by these words.')).toBeVisible()
    await desk.getByRole('searchbox', { name: 'Find a parent' }).fill(parent.email)
    await expect(desk.getByRole('row')).toHaveCount(2)
    await expectAccessible(desk)
    await expectFits(desk)
    await desk.getByRole('link', { name: parent.email }).click()
    await expect(desk.getByRole('heading', { level: 1, name: parent.email })).toBeVisible()
    await expectAccessible(desk)
    await expectFits(desk)
  })

  await test.step('given tokens, by keyboard alone', async () => {
    await desk.getByRole('button', { name: 'Give tokens' }).focus()
    await desk.keyboard.press('Enter')
    await expect(desk.getByRole('textbox', { name: 'Tokens' })).toBeFocused()
    await expect(desk.getByText('Please give a whole number of tokens.')).toBeVisible()
    await expectAccessible(desk)
    await desk.keyboard.type('25')
    await desk.keyboard.press('Tab')
    await desk.keyboard.type(gift)
    await desk.keyboard.press('Tab')
    await desk.keyboard.press('Enter')
    await expect(desk.getByText(`${parent.email} has ${tokensAvailable + 25} tokens now.`)).toBeVisible()
    await expect(desk.getByRole('row').nth(1)).toContainText(gift)
    await page.goto('/profile?tab=tokens')
    await expect(page.getByText(gift)).toBeVisible()
  })

  await test.step('locked', async () => {
    await desk.getByRole('button', { name: 'Lock', exact: true }).click()
    const question = desk.getByRole('dialog', { name: 'Lock this account?' })
    await question.getByRole('textbox', { name: 'Reason' }).fill(why)
    await expectAccessible(desk)
    await question.getByRole('button', { name: 'Lock' }).click()
    await expect(desk.getByText('This account is locked.')).toBeVisible()
    await page.goto('/library')
    await expect(page.getByRole('heading', { level: 1, name: 'This Account Is Locked' })).toBeVisible()
    await expect(page.getByText(why)).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
  })

  await test.step('let in again', async () => {
    await desk.getByRole('button', { name: 'Unlock' }).click()
    await expect(desk.getByRole('button', { name: 'Lock', exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'My Library' })).toBeVisible()
    await desk.goto('/admin?tab=log')
    await expect(desk.getByText('Unlocked', { exact: true })).toBeVisible()
    await expect(desk.getByText(`25 tokens: ${gift}`)).toBeVisible()
    await expectAccessible(desk)
  })
})

/** A browser of an administrator who has signed up and proved the address. */
async function openDesk(browser: Browser, server: { url: string; dataFolder: string }): Promise<Page> {
  const nobody = { cookies: [], origins: [] }
  const context = await browser.newContext({ baseURL: server.url, storageState: nobody })
  const desk = await context.newPage()
  await desk.goto('/signup')
  await signUp(desk, { ...newAccount(), email: administrator })
  await expect(desk).toHaveURL('/profile')
  await desk.goto(await linkOfLetter(server.dataFolder, administrator, 1))
  await expect(desk).toHaveURL('/email-verified')
  return desk
}
