import type { Page } from '@playwright/test'
import { addCharacter, amara, generateButton } from './support/create-form.ts'
import { expect, test } from './support/parent-test.ts'

/** Opens the form as the server sends it; its app does not come before `arrive` is called. */
async function openWithoutApp(page: Page) {
  const wanted = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async (route) => {
    await wanted.promise
    await route.continue()
  })
  // A server that is too busy just now sends the page empty.
  await expect(async () => {
    await page.goto('/create', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 2000 })
  }).toPass()
  return { arrive: () => wanted.resolve() }
}

test('a parent sees the form before any code has come, and it comes to life as it stands', {
  tag: '@phone',
}, async ({ page, parent }) => {
  await parent.call('addCharacter', { body: amara })
  const app = await openWithoutApp(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Craft a New Fable')
  await expect(page.getByText(`This book is for ${amara.name}`)).toBeVisible()
  await expect(generateButton(page)).toBeEnabled()
  await expect(page.getByText('Login', { exact: true })).toHaveCount(0)
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-first', ''))
  await page.evaluate(() => scrollTo(0, 500))

  app.arrive()

  await expect(page).toHaveTitle('Craft a New Fable · Faith Fables')
  // The very same heading: nothing was thrown away and made anew.
  await expect(page.locator('h1[data-first]')).toHaveText('Craft a New Fable')
  // Nor scrolled away under a finger that was about to press.
  await expect(page.locator('#root')).not.toHaveAttribute('data-rendered')
  expect(await page.evaluate(() => scrollY)).toBe(500)
  await page.getByRole('radio', { name: /Toddlers/ }).check()
  await page.getByLabel('Additional Details').fill('It snows.')
  await page.reload()
  await expect(page.getByRole('radio', { name: /Toddlers/ })).toBeChecked()
  await expect(page.getByLabel('Additional Details')).toHaveValue('It snows.')
})

test('what is typed, chosen and pressed before the code has come is done when it has', async ({ page }) => {
  const app = await openWithoutApp(page)
  await page.getByRole('radio', { name: /Toddlers/ }).check()
  await page.getByLabel('Additional Details').fill('It snows.')
  await page.getByLabel('Number of images').selectOption('5 images')
  await page.getByRole('button', { name: 'Add New Character' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  app.arrive()

  await expect(page.getByRole('dialog', { name: 'Add New Character' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('50 tokens').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: /Toddlers/ })).toBeChecked()
  await expect(page.getByLabel('Additional Details')).toHaveValue('It snows.')
  await expect(page.getByLabel('Number of images')).toHaveValue('5')
})

test('a button that is pressed while the app arrives is pressed once', async ({ page }) => {
  // At whatever moment it comes.
  for (const pause of [0, 60, 120, 180]) {
    await page.goto('/create')
    await page.waitForTimeout(pause)
    await addCharacter(page, amara.name, amara.details)
    await page.getByRole('button', { name: `Delete ${amara.name}` }).click()
    await expect(page.getByRole('article', { name: amara.name })).toHaveCount(0)
  }
})

test('nothing of a parent is sent to a request without their sign-in, or after it', async ({
  server,
  parent,
  page,
}) => {
  await page.goto('/create')
  await addCharacter(page, amara.name, amara.details)
  const Cookie = parent.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const sent = async (headers: Record<string, string>) => {
    const answer = await fetch(`${server.url}/create`, { headers })
    return { html: await answer.text(), caching: answer.headers.get('cache-control') }
  }

  // Where the answers are late, the page is sent empty, and the browser renders it.
  await expect
    .poll(() => sent({ Cookie }))
    .toMatchObject({ html: expect.stringContaining(parent.uid), caching: 'private, no-store' })
  for (const headers of [{}, { Cookie: Cookie.replace(/=.{8}/, '=tampered') }]) {
    const foreign = await sent(headers)
    expect(foreign.html).toContain('<div id="root"></div>')
    expect(foreign.html).not.toContain(parent.uid)
  }
})
