import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { headerLink } from './support/header.ts'
import { expect, test } from './support/parent-test.ts'
import { makeDraft } from './support/stories.ts'

const asVisitor = { cookies: [], origins: [] }

test.describe('a visitor', () => {
  test.use({ storageState: asVisitor })

  test('the open doors lead in (LY-01, LY-02, LY-03, LY-04, LY-12, LY-26)', async ({ page }) => {
    const doors = {
      '/': 'Create unique stories with Christian values',
      '/login': 'Welcome back',
      '/signup': 'Begin your first story',
      '/explore': 'Explore Public Stories',
      '/forgot-password': /./,
      '/pricing': /./,
    }
    for (const [address, heading] of Object.entries(doors)) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page).toHaveURL(address)
      await expectFrame(page)
    }
  })

  test('the closed ones lead to the login (LY-05, LY-06, LY-07, LY-08, LY-09)', async ({ page }) => {
    for (const address of ['/profile', '/library', '/create', '/review/any', '/review-images/any']) {
      await page.goto(address)
      await expect(page).toHaveURL('/login')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
    }
  })

  test.describe('opens a story', () => {
    test.use({ expectedErrors: /status of 404/ })

    test('by an address of its own, which decides itself (LY-10)', async ({ page }) => {
      await page.goto('/story/no-such-story')
      await expect(page.getByRole('heading', { name: 'Error Loading Story' })).toBeVisible()
      await expect(page).toHaveURL('/story/no-such-story')
    })
  })

  test.describe('of an address that there is not', () => {
    test.use({ expectedErrors: /status of 404/ })

    test('an address that is typed shows its page from the top', { tag: '@phone' }, async ({ page }) => {
      await page.goto('/no-such-page')
      await expectFrame(page)
      await page.evaluate(() => window.scrollTo(0, 300))
      await page.goto('/pricing')
      await expectFrame(page)
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })

    test('any other address is a page not found (LY-11)', { tag: '@phone' }, async ({ page }) => {
      await page.goto('/no-such-page')
      await expect(page.getByText('Page Not Found')).toBeVisible()
      await expect(page).toHaveTitle('Page Not Found · Faith Fables')
      await expectFrame(page)
      await expectAccessible(page)
      await page.getByRole('main').getByRole('link', { name: 'Explore a Story' }).click()
      await expect(page).toHaveURL('/explore')
    })
  })

  test('the header stays at the top, and floats beyond 10 px (LY-12, LY-25)', async ({ page }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    const shadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow)
    await scrollTo(page, 10)
    await expect.poll(shadow).toBe('none')
    await scrollTo(page, 11)
    await expect.poll(shadow).not.toBe('none')
    await scrollTo(page, 1500)
    expect((await header.boundingBox())?.y).toBe(0)
    await scrollTo(page, 0)
    await expect.poll(shadow).toBe('none')
  })

  test('the first stop of the keyboard leads past the header', async ({ page }) => {
    await page.goto('/explore')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const inMain = page.getByRole('main').locator(':focus')
    await expect(inMain).toHaveCount(1)
  })
})

test('for a parent the closed doors open (LY-05, LY-06, LY-07, LY-08, LY-09, LY-12, LY-26)', async ({
  page,
  parent,
}) => {
  const draft = await makeDraft(parent)
  const doors = {
    '/profile': 'User Profile',
    '/library': 'My Library',
    '/create': 'Craft a New Fable',
    [`/review/${draft}`]: 'Review Your Story',
    [`/review-images/${draft}`]: 'Review Story Images',
  }
  for (const [address, heading] of Object.entries(doors)) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveURL(address)
    await expectFrame(page)
  }
})

test('below 768 px a toggle takes the place of the links, and of the round avatar (LY-18, LY-23)', async ({
  page,
}) => {
  await page.goto('/explore')
  const links = page.getByRole('navigation', { name: 'Main', exact: true })
  const avatar = page.getByRole('banner').getByRole('link', { name: /your profile$/ })
  const toggle = page.getByRole('button', { name: 'Open menu' })
  await page.setViewportSize({ width: 768, height: 700 })
  await expect(links).toBeVisible()
  await expect(toggle).toBeHidden()
  await expect(avatar).toHaveCSS('border-radius', '50%')
  const box = await avatar.boundingBox()
  expect(box?.width).toBe(box?.height)
  await page.setViewportSize({ width: 767, height: 700 })
  await expect(links).toBeHidden()
  await expect(avatar).toBeHidden()
  await expect(toggle).toBeVisible()
})

test('on a small screen the links stand in a menu (LY-23, LY-24)', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await page.goto('/')
  const open = page.getByRole('button', { name: 'Open menu' })
  const menu = page.getByRole('navigation', { name: 'Main, small' })
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeHidden()
  await open.click()
  await expect(menu.getByRole('link')).toHaveText(['Explore', 'My Library', 'Create', 'Profile'])
  await expect(menu.getByRole('button')).toHaveText(['Sign Out'])
  await expectAccessible(page)

  // The page waits below, and a tap on it only closes the menu.
  await page.mouse.wheel(0, 400)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.mouse.click(195, 560)
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/')

  await open.press('Enter')
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: 'Explore' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(open).toBeFocused()

  await (await headerLink(page, 'Profile')).click()
  await expect(page.getByRole('heading', { level: 1, name: 'User Profile' })).toBeFocused()
  await expect(menu).toBeHidden()
})

/** Header and footer stand around the screen. */
async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Faith Fables' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByText(/Faith Fables are bedtime stories/)).toBeAttached()
}

async function scrollTo(page: Page, pixels: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), pixels)
}
