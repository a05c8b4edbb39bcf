import { expect, test } from './support/test.ts'

test.use({ publicShelf: true })

test.describe('before any code has come', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor sees the public stories', async ({ page }) => {
    await page.goto('/explore')

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Public Stories')
    const books = page.getByRole('article')
    expect(await books.count()).toBeGreaterThanOrEqual(2)
    await expect(books.first().getByRole('img', { includeHidden: true })).toBeVisible()
    await expect(page.getByText(/^Page 1 of 1 \(\d stories\)$/)).toBeVisible()
    await expect(page.getByText('Loading')).toHaveCount(0)
  })

  test('a visitor reads the first page of a featured story', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/explore')
    const title = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? ''
    await page.getByRole('link', { name: title, exact: true }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText(/^page 1 of \d+$/)).toBeVisible()
    // In a wide window the book waits for the app, which knows how wide it is.
    if ((page.viewportSize()?.width ?? 0) < 768) {
      await expect(page.getByRole('article').getByRole('img')).toBeInViewport()
      await expect(page.locator('.page-text')).toBeVisible()
    }
  })
})

test('whoever is sent the link of a story sees its title and its cover', async ({ page, request }) => {
  await page.goto('/explore')
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const title = await link.textContent()
  const address = (await link.getAttribute('href')) ?? ''
  // Messengers and letters hang words of their own on a link.
  await page.goto(`${address}?from=letter`)
  const said = (property: string) =>
    page.locator(`head > meta[property="og:${property}"]`).getAttribute('content')

  expect([await said('title'), await said('image:width')]).toEqual([title, '1200'])
  const canonical = new URL(address, page.url()).href
  expect(await said('url')).toBe(canonical)
  await expect(page.locator('head > link[rel="canonical"]')).toHaveAttribute('href', canonical)
  const cover = (await said('image')) ?? ''
  await page.goto('/')
  for (const picture of [cover, (await said('image')) ?? '']) {
    expect((await request.get(picture)).headers()['content-type']).toBe('image/jpeg')
  }
})

test('what was rendered comes to life where it stands, without asking for the stories again', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/explore')
  const box = page.getByRole('searchbox')
  await expect(page).toHaveTitle('Explore Public Stories · Faith Fables')
  await box.fill('zebra')
  await expect(page.getByText('No public stories match your search criteria.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all stories' }).click()

  expect(asked).not.toContain('/api/public-stories/explore')
  expect(asked).not.toContain('/api/auth/get-session')
})

test('a rendered story is read where one had stopped, in the layout of the window', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/explore')
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const address = (await link.getAttribute('href')) ?? ''
  await page.goto(address)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText(/^page 2 of/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^page 2 of/)).toBeVisible()
  await expect(page.getByText('You were here.')).toBeVisible()
  const isWide = (page.viewportSize()?.width ?? 0) >= 768
  await expect(
    page.getByRole('button', { name: isWide ? 'Vertical layout' : 'Horizontal layout' }),
  ).toBeVisible()
})

test('a story is read with the scripts of the reader alone', async ({ page }) => {
  await page.goto('/explore')
  const address = await page
    .getByRole('article')
    .first()
    .getByRole('heading')
    .getByRole('link')
    .getAttribute('href')
  await page.goto(address ?? '')
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.waitForLoadState('networkidle')
  // Asked of the document itself: what the page before it was still fetching is none of its scripts.
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => new URL(entry.name).pathname)
      .filter((path) => path.endsWith('.js')),
  )

  expect(scripts.filter((path) => path.includes('/reader-'))).toHaveLength(1)
  expect(scripts.filter((path) => /\/(?:kit|pop-ups)-/.test(path))).toEqual([])
})
