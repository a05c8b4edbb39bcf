import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { tabTo } from './support/keyboard.ts'
import { expect, test } from './support/parent-test.ts'
import { makeStory } from './support/stories.ts'

// The walk is a visitor's; the parent only makes, over HTTP, the story that is read.
test.use({
  storageState: { cookies: [], origins: [] },
  // The server says itself what it has no page for: an unknown address, and a story that is featured for the browser alone.
  expectedErrors: /404.*\/(no-such-page|story\/[\w-]+)\)$/,
})

const screens = ['/', '/explore', '/login', '/signup', '/forgot-password', '/pricing', '/no-such-page']

for (const address of screens) {
  test(`a visitor finds nothing in the way at ${address} (D-52)`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(address)
    await expectRoomForEverybody(page)
  })
}

test('a visitor finds nothing in the way in a featured story (D-52)', async ({ page, parent }) => {
  test.slow()
  const storyId = await makeStory(parent)
  const { keyMoments, ...story } = await parent.call('getStory', { params: { storyId } })
  // Only the staff can feature a story: here the answer of the server is changed on its way.
  await page.route(`**/api/public-stories/${storyId}`, (route) =>
    route.fulfill({ json: { ...story, keyMoments, visibility: 'public', isFeatured: true } }),
  )
  await page.goto(`/story/${storyId}`)
  await expect(page.getByText('page 1 of 5')).toBeVisible()
  await expectRoomForEverybody(page)
})

test('the keyboard walks the whole landing page and sees where it is (D-52)', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'For Families' }))
})

/** axe finds nothing, and neither 360 px nor a zoom of 200 % make the page scroll sideways. */
async function expectRoomForEverybody(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  await expectAccessible(page)
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 }
  const smaller = { '360 px': 360, '200 % zoom': Math.max(320, width / 2) }
  for (const [reason, narrow] of Object.entries(smaller)) {
    await page.setViewportSize({ width: narrow, height: height / 2 })
    expect(await sidewaysScroll(page), reason).toBe(0)
  }
  await page.setViewportSize({ width, height })
}

/** Pixels by which the page is wider than the window. */
function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
