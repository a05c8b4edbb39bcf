import type { ExplorePage } from '@faith-fables/contract'
import type { Page } from '@playwright/test'
import { columnsAt } from './support/columns.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expect, test } from './support/test.ts'

test.use({ publicShelf: true })
// What is cut off on purpose, the browser writes into its console.
test.use({ expectedErrors: /Failed to load resource/ })

const calls = '**/api/public-stories/explore?*'
/** With a query the page comes empty: the browser asks for the stories itself, and can be given others. */
const firstPage = '/explore?page=1'

test.beforeEach(({ page }) => servePagesOfOne(page))

test('a visitor turns the pages of the public stories (EX-01, EX-05, EX-06, EX-07, EX-14, EX-15, EX-22, SC-03)', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(firstPage)
  await expect(page).toHaveTitle('Explore Public Stories · Faith Fables')
  const book = page.getByRole('article')
  await expect(book).toHaveCount(1)
  for (const badge of ['Public', 'Featured'])
    await expect(book.getByText(badge, { exact: true })).toBeVisible()
  // On touch, where nothing hovers, the details are always there.
  const isWide = (page.viewportSize()?.width ?? 0) >= 700
  await expect(book.locator('.book-more')).toHaveCSS('opacity', isWide ? '0' : '1')
  await expect(page.getByText(/^Page 1 of \d \(\d stories\)$/)).toBeVisible()
  const [previous, next] = ['Previous', 'Next'].map((name) => page.getByRole('button', { name }))
  await expect(previous as typeof book).toBeDisabled()
  await expectAccessible(page)
  await expectFits(page)

  const first = await book.getByRole('heading').textContent()
  await next?.press('Enter')
  await expect(page).toHaveURL('/explore?page=2')
  await expect(page.getByText(/^Page 2 of/)).toBeVisible()
  await expect(book.getByRole('heading')).not.toHaveText(first ?? '')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  await previous?.click()
  await expect(book.getByRole('heading')).toHaveText(first ?? '')
})

test('what is looked for on a page stays on the way to a story and back, and when loading again (EX-04, EX-09, EX-17, EX-18, EX-19)', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/explore?') && asked.push(request.url()))
  await page.goto(firstPage)
  const title = page.getByRole('article').getByRole('heading')
  const words = ((await title.textContent()) ?? '').toUpperCase()
  const box = page.getByRole('searchbox')
  const requests = asked.length
  await box.fill(words)
  await expect(page.getByText('Showing 1 of 1 story on this page.')).toBeVisible()
  await box.fill('zebra')
  await expect(page.getByText('No public stories match your search criteria.')).toBeVisible()
  await expect(page.getByText('The search looks through this page only.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show all stories' }).click()
  await expect(title).toBeVisible()
  await box.fill(words)
  expect(asked).toHaveLength(requests)
  const shelf = page.getByRole('list').filter({ has: page.getByRole('article') })
  expect(await columnsAt(page, shelf, [500, 640, 1023, 1024, 1279, 1280])).toEqual([1, 2, 2, 3, 3, 4])

  await title.getByRole('link').click()
  await expect(page.getByText(/^page 1 of/)).toBeVisible()
  await page.goBack()
  await expect(box).toHaveValue(words)
  await page.reload()
  await expect(box).toHaveValue(words)
  await expect(title).toBeVisible()
})

test('without an answer the shelf is empty and says so, until there is one (EX-11, EX-12, EX-13)', async ({
  page,
}) => {
  await page.goto(firstPage)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.route(calls, (route) => route.abort())
  await page.getByRole('button', { name: 'Next' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Error')
  await expect(alert).toContainText('Failed to load stories.')
  await expect(page.getByRole('article')).toHaveCount(0)
  await expectAccessible(page)
  await servePagesOfOne(page)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
})

/**
 * Serves what stands on the shelf in pages of one, so that few stories are enough to turn pages. The shelf is asked for
 * once: an answer that is still on its way when the test ends would fail it.
 */
async function servePagesOfOne(page: Page): Promise<void> {
  await page.unroute(calls)
  let shelf: Promise<ExplorePage> | undefined
  await page.route(calls, async (route) => {
    const url = new URL(route.request().url())
    expect(url.searchParams.get('limit')).toBe('12')
    const number = Number(url.searchParams.get('page'))
    url.searchParams.set('page', '1')
    shelf ??= route.fetch({ url: url.href }).then((answer) => answer.json())
    const { stories } = await shelf
    const json: ExplorePage = {
      stories: stories.slice(number - 1, number),
      totalStories: stories.length,
      totalPages: stories.length,
    }
    await route.fulfill({ json })
  })
}
