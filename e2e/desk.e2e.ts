import type { Browser, Page } from '@playwright/test'
import { newAccount, signUp } from './support/account.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expectFocusKept } from './support/keyboard.ts'
import { linkOfLetter } from './support/outbox.ts'
import { expect, test } from './support/parent-test.ts'
import { makeStory } from './support/stories.ts'

const administrator = 'desk@example.org'
const tooPlain = 'Page 2 names the street your family lives in.'
const tooDark = 'Page 3 is very dark.'
const oneMoreLook = 'We want to have one more look at it.'

test.use({ settings: { ADMIN_EMAILS: administrator }, expectedErrors: /Failed to load resource/ })

/** The browser of somebody who is not signed in. */
const nobody = { cookies: [], origins: [] }

test('a story is sent back, asked for again, approved by keyboard alone, taken down and put back (DK-11)', async ({
  page,
  browser,
  parent,
  server,
}) => {
  test.slow()
  const storyId = await makeStory(parent)
  const { title } = await parent.call('getStory', { params: { storyId } })

  await test.step('the parent proves the address first', async () => {
    await page.goto('/library')
    await press(page, /^Request public/)
    await expect(page.getByRole('dialog', { name: 'First, is this address yours?' })).toBeVisible()
    await expectAccessible(page)
    await page.goto(await linkOfLetter(server.dataFolder, parent.email, 1))
    await expect(page).toHaveURL('/email-verified')
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'My Library' }).click()
    await askForPublic(page, /^Request public/)
  })

  const desk = await openBrowser(browser, server.url)
  await test.step('to everybody else there is no desk', async () => {
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await page.goto('/library')
  })
  await test.step('the administrator signs up like every parent', async () => {
    await desk.goto('/signup')
    await signUp(desk, { ...newAccount(), email: administrator })
    await expect(desk).toHaveURL('/profile')
    await desk.goto(await linkOfLetter(server.dataFolder, administrator, 1))
    await expect(desk).toHaveURL('/email-verified')
  })

  await test.step('sent back with a reason', async () => {
    await openFirstRequest(desk, title)
    await expectAccessible(desk)
    await expectFits(desk)
    await desk.keyboard.press('s')
    await expect(desk.getByRole('textbox', { name: 'Reason' })).toBeFocused()
    await desk.keyboard.type(tooPlain)
    await expectAccessible(desk)
    await desk.keyboard.press('Tab')
    await desk.keyboard.press('Tab')
    await desk.keyboard.press('Enter')
    await expect(desk.getByText('Nobody waits for an answer.')).toBeVisible()
    await expect(desk.getByRole('heading', { level: 1 })).toBeFocused()
    await expectAccessible(desk)
  })

  await test.step('the parent reads why, and asks again', async () => {
    await page.reload()
    await expect(page.getByText(tooPlain)).toBeVisible()
    // Where the page was left, the header may lie over a button that scrolls.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expectAccessible(page)
    await askForPublic(page, /^Ask again/)
  })

  await test.step('approved by keyboard alone', async () => {
    await openFirstRequest(desk, title)
    await expect(desk.getByText('It was sent back before.')).toBeVisible()
    await desk.keyboard.press('a')
    await expect(desk.getByText(`“${title}” is public now.`)).toBeVisible()
    await expectFocusKept(desk)
  })

  const stranger = await openBrowser(browser, server.url)
  await test.step('a stranger finds it by its verse', async () => {
    await stranger.goto('/explore?library-verse=Genesis+1%3A1')
    await expect(stranger.getByRole('link', { name: title, exact: true })).toBeVisible()
    await stranger.goto('/explore?library-verse=Jonah+1%3A1')
    await expect(stranger.getByRole('link', { name: title, exact: true })).toHaveCount(0)
  })

  await test.step('its parent shares the address: a reader opens it, a stranger signs in first', async () => {
    await page.goto(`/story/${storyId}`)
    await page.getByRole('button', { name: 'Share' }).click()
    const address = page.getByRole('dialog', { name: 'Share this story' }).locator('.share-address')
    const shared = (await address.textContent()) ?? ''
    await desk.goto(shared)
    await expect(desk.getByText('page 1 of 5')).toBeVisible()
    await stranger.goto(shared)
    await expect(stranger).toHaveURL('/login')
    await page.goto('/library')
  })

  await test.step('a reader reports it', async () => {
    await desk.goto(`/story/${storyId}`)
    await desk.getByRole('button', { name: 'More', exact: true }).click()
    await desk.getByRole('menuitem', { name: 'Report this story' }).click()
    const dialog = desk.getByRole('dialog', { name: 'Report this story?' })
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(dialog.getByRole('combobox', { name: 'What is not right?' })).toBeFocused()
    await expectAccessible(desk)
    await expectFits(desk)
    await dialog
      .getByRole('combobox', { name: 'What is not right?' })
      .selectOption('It is frightening or cruel')
    await dialog.getByRole('textbox').fill(tooDark)
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(desk.getByText('Thank you. Somebody of us will look at it.')).toBeVisible()
  })

  await test.step('taken down, it is gone for the stranger, and the parent reads why', async () => {
    await desk.goto('/admin?tab=public')
    await expectAccessible(desk)
    await expectFits(desk)
    await desk.goto('/admin?tab=reports')
    await expectAccessible(desk)
    await expectFits(desk)
    await desk.getByRole('link', { name: title }).click()
    await expect(desk.getByText(`“${tooDark}”`)).toBeVisible()
    await expectAccessible(desk)
    await expectFits(desk)
    await desk.getByRole('button', { name: 'Take down' }).click()
    const dialog = desk.getByRole('dialog', { name: 'Take this story down?' })
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(oneMoreLook)
    await dialog.getByRole('button', { name: 'Take down' }).click()
    await expect(desk.getByText(`“${title}” was taken down.`)).toBeVisible()
    await stranger.goto(`/story/${storyId}`)
    await expect(stranger.getByRole('heading', { name: 'This Story Is Back Home' })).toBeVisible()
    await expectAccessible(stranger)
    await stranger.getByRole('link', { name: 'Explore a Story' }).click()
    await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(stranger.getByRole('link', { name: title, exact: true })).toHaveCount(0)
    await page.reload()
    await expect(page.getByText(oneMoreLook)).toBeVisible()
  })

  await test.step('put back, it is there again', async () => {
    await desk.goto('/admin?tab=taken-down')
    await expect(desk.getByText(oneMoreLook)).toBeVisible()
    await expectAccessible(desk)
    await desk.getByRole('button', { name: `Put back ${title}` }).click()
    await desk.getByRole('button', { name: 'Put back', exact: true }).click()
    await expect(desk.getByText(`“${title}” is public again.`)).toBeVisible()
    await stranger.goto('/explore')
    await expect(stranger.getByRole('link', { name: title, exact: true })).toBeVisible()
  })

  await test.step('the log tells it all', async () => {
    await desk.goto('/admin?tab=log')
    await expect(desk.getByRole('row').filter({ hasText: administrator })).toHaveCount(4)
    await expectAccessible(desk)
    await expectFits(desk)
  })
  await desk.context().close()
  await stranger.context().close()
})

/** A browser of somebody else. */
async function openBrowser(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, storageState: nobody, reducedMotion: 'reduce' })
  return await context.newPage()
}

/** A button of the only book, which shows its buttons to who points at it. */
async function press(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('article').hover()
  await page.getByRole('button', { name }).click()
}

async function askForPublic(page: Page, name: RegExp): Promise<void> {
  await press(page, name)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('article').getByText('Pending')).toBeVisible()
}

async function openFirstRequest(desk: Page, title: string): Promise<void> {
  await desk.goto('/admin')
  await expect(desk.getByText('1 story waits for an answer.')).toBeVisible()
  await desk.getByRole('link', { name: 'Begin with the oldest' }).press('Enter')
  await expect(desk.getByRole('heading', { level: 1, name: title })).toBeFocused()
}
