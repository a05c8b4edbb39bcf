import { expect, test } from './support/parent-test.ts'

/** What the server sends for an address, before any script of the page has run. */
async function sent(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers })
  return { html: await answer.text(), headers: answer.headers, status: answer.status }
}

const headline = 'Create unique stories with'

test('a visitor is sent the landing page rendered already, whoever has a cookie the empty page', async ({
  server,
  parent,
}) => {
  const Cookie = parent.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

  const forVisitors = await sent(server.url)
  const forParents = await sent(server.url, { Cookie })

  expect(forVisitors.html).toContain(headline)
  expect(forParents.html).not.toContain(headline)
  expect(forParents.html).toContain('<div id="root"></div>')
  for (const { headers } of [forVisitors, forParents]) {
    expect(headers.get('vary')).toContain('Cookie')
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('content-security-policy')).toContain("script-src 'self';")
  }
})

test('unknown addresses are a 404 with the empty page, and nothing is fetched ahead for them', async ({
  server,
}) => {
  const { html, headers, status } = await sent(`${server.url}/no/such/page`)
  expect(status).toBe(404)
  expect(html).toContain('<div id="root"></div>')
  expect(headers.get('link')).toBeNull()
})

test('every address of the product is found, and a story that nobody has is not', async ({
  server,
  parent,
}) => {
  const Cookie = parent.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const words = [
    '',
    'login',
    'signup',
    'forgot-password',
    'reset-password',
    'google-sign-in-ended',
    'profile',
  ]
  const more = [
    'library',
    'explore',
    'create',
    'pricing',
    'review',
    'review/any',
    'review-images/any',
    'story',
  ]

  for (const word of [...words, ...more, 'review-prompts', 'library?tab=in-progress', 'explore/']) {
    for (const headers of [{}, { Cookie }]) {
      expect([word, (await sent(`${server.url}/${word}`, headers)).status]).toEqual([word, 200])
    }
  }
  expect((await sent(`${server.url}/story/00000000-0000-4000-8000-000000000000`)).status).toBe(404)
})

test.describe('to a visitor', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('the rendered landing page comes to life as it stands', async ({ page }) => {
    const taken: string[] = []
    page.on('response', (response) => taken.push(new URL(response.url()).pathname))
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () =>
        document.querySelector('h1')?.setAttribute('data-first', ''),
      )
    })
    await page.goto('/')
    await expect(page).toHaveTitle(/Stories with Christian values/)
    // The very same heading: nothing was thrown away and made anew.
    await expect(page.locator('h1[data-first]')).toHaveText(/Create unique stories/)
    expect(taken.filter((path) => path.includes('pop-ups'))).toEqual([])
  })

  test('whoever has scrolled before the code came stays where they are', async ({ page }) => {
    const scrolled = Promise.withResolvers<void>()
    await page.route('**/assets/index-*.js', async (route) => {
      await scrolled.promise
      await route.continue()
    })
    await page.goto('/')
    await page.evaluate(() => window.scrollTo(0, 600))
    scrolled.resolve()
    await expect(page).toHaveTitle(/Stories with Christian values/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600)
  })

  test('the public shelf comes with the page, and without what only owners need', async ({ page }) => {
    const taken: string[] = []
    page.on('request', (request) => taken.push(new URL(request.url()).pathname))
    await page.goto('/explore')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(taken).not.toContain('/api/public-stories/explore')
    expect(taken.filter((path) => path.includes('pop-ups'))).toEqual([])
  })
})

test('a signed-in parent never sees what the landing page says to visitors', async ({ page, parent }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('a[href="/login"]')) document.documentElement.dataset.sawVisitors = ''
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html[data-saw-visitors]')).toHaveCount(0)
  expect(parent.uid).not.toBe('')
})

test('the sign-in is asked for ahead, and only once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/library')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  for (const call of ['/api/auth/get-session', '/api/auth/token']) {
    expect([call, asked.filter((path) => path === call).length]).toEqual([call, 1])
  }
})
