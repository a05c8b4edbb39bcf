import type { Page } from '@playwright/test'
import { appHasCome } from './support/app-has-come.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expect, test } from './support/test.ts'

test.use({ publicShelf: true })

const byDay = 'rgb(255, 248, 236)'
const byNight = 'rgb(27, 20, 16)'

const expectGround = (page: Page, colour: string) =>
  expect(page.locator('body')).toHaveCSS('background-color', colour)

const choose = (page: Page, choice: string) =>
  page
    .getByRole('contentinfo')
    .getByRole('group', { name: 'Night mode' })
    .getByRole('radio', { name: choice, exact: true })
    .check()

test('the screens follow the device', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expectGround(page, byNight)
  await page.emulateMedia({ colorScheme: 'light' })
  await expectGround(page, byDay)
})

test('a choice is kept on the device, and taken back', async ({ page }) => {
  await page.goto('/explore')
  await choose(page, 'On')
  await expectGround(page, byNight)
  await page.goto('/login')
  await expectGround(page, byNight)
  await expect(page.getByRole('radio', { name: 'On', exact: true })).toBeChecked()

  await choose(page, 'As device')
  await expectGround(page, byDay)
  await page.reload()
  await expectGround(page, byDay)
})

test('every choice can be read in the footer, by day too', async ({ page }) => {
  await page.goto('/login')
  const other = page.getByRole('contentinfo').getByText('Off', { exact: true })
  await expect(other).toHaveCSS('color', 'rgb(58, 42, 32)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(other).toHaveCSS('color', 'rgb(239, 224, 203)')
})

test('what was chosen is there before any code has come, on every kind of page', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/')
  await choose(page, 'On')
  // A choice on a rendered page is heard as soon as its code has come.
  await expectGround(page, byNight)
  const story = await page.request.get('/api/public-stories/featured')
  const [{ _id: storyId }] = await story.json()
  const still = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const early = await still.newPage()
  // Rendered by the build, rendered by the server, and empty.
  for (const address of ['/', '/explore', `/story/${storyId}`, '/login']) {
    await early.goto(new URL(address, server.url).href)
    await expectGround(early, byNight)
    await expect(early.locator('meta[name="theme-color"][media="all"]')).toHaveAttribute('content', '#1b1410')
  }
  await still.close()
})

test('a choice made in another tab counts here as soon as one comes back', async ({ page, context }) => {
  await page.goto('/login')
  const other = await context.newPage()
  await other.goto('/login')
  await choose(other, 'On')
  await expectGround(other, byNight)
  await page.bringToFront()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expectGround(page, byNight)
})

test('the reader has the switch in its bar, by keyboard too', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/explore')
  await appHasCome(page)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  // The new screen takes the focus; a key that came before would go there.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const moon = page.getByRole('button', { name: 'Night mode: As device' })
  await moon.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'As device' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Night mode: On' })).toBeFocused()
  await expectGround(page, byNight)
  await expectAccessible(page)
})

test('the menu of a phone has it, too', { tag: '@phone' }, async ({ page }) => {
  test.skip((page.viewportSize()?.width ?? 0) > 767, 'a wide window has no such menu')
  await page.goto('/explore')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.locator('#site-menu').getByRole('radio', { name: 'On', exact: true }).check()
  await expectGround(page, byNight)
  await expectAccessible(page)
})
