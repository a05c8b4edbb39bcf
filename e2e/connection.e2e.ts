import { startProduct } from '@faith-fables/tools/product/start-product'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expect, test } from './support/parent-test.ts'
import { makeDraft } from './support/stories.ts'

// A product of its own, since it does not outlive this file; what is cut off on purpose stands in the console, also that a
// page which the server has rendered cannot be taken over without its code (React's error 418).
test.use({
  settings: { LOG_LEVEL: 'error' },
  expectedErrors: /Failed to load resource|ERR_|could not be|React error #418/i,
})

const away = 'The connection is away.'
const unreachable = 'We cannot reach your stories right now. Trying again...'
const pollSeconds = 15

test('a device without a connection keeps its page and goes on when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/library')
  const library = page.getByRole('heading', { name: 'My Library' })
  await expect(page.getByText('No published stories yet.')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('main').getByRole('link', { name: 'Create Your First Story' }).click()
  await expect(page.getByText(away)).toBeInViewport()
  await expect(library).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Craft a New Fable' })).toBeFocused()
  await expect(page.getByText('Early Readers')).toBeVisible()
  await expect(page.getByText(away)).toBeHidden()
  // Its styles have come with it.
  await expect(page.locator('.chapter-number').first()).toHaveCSS('position', 'absolute')
})

test('code that a new version took down has the page loaded again, once', async ({ page }) => {
  await page.goto('/library')
  await expect(page.getByText('No published stories yet.')).toBeVisible()
  const code = '**/assets/create-screen-*.js'
  await page.route(code, (route) => route.fulfill({ status: 404 }))
  const isLoadedAgain = page.waitForEvent('load')
  await page.getByRole('main').getByRole('link', { name: 'Create Your First Story' }).click()
  await isLoadedAgain
  await expect(page.getByRole('heading', { name: 'This page will not turn' })).toBeVisible()
  await expect(page).toHaveURL('/create')

  await page.unroute(code)
  await page.getByRole('button', { name: 'Load again' }).click()
  await expect(page.getByRole('heading', { name: 'Craft a New Fable' })).toBeVisible()
})

test('a server that died is asked again and again, its pages stay, and both go on when it lives', async ({
  page,
  context,
  parent,
  server,
}) => {
  await makeDraft(parent)
  const other = await context.newPage()
  await other.goto('/library')
  const create = other.getByRole('main').getByRole('link', { name: 'Create New Story' })
  await expect(create).toBeVisible()
  await page.clock.install()
  await page.goto('/library?tab=in-progress')
  const draft = page.getByRole('link', { name: /^Continue/ })
  await expect(draft).toBeVisible()
  let failed = 0
  page.on('requestfailed', () => {
    failed += 1
  })
  // Run on before the screen has set its next alarm, the clock rings none: it is run on until the screen has asked.
  const runOn = () => page.clock.runFor(pollSeconds * 1000)

  await server.kill()
  for (const asked of [1, 2, 3])
    await expect(async () => {
      await runOn()
      expect(failed).toBeGreaterThanOrEqual(asked)
    }).toPass()
  await expect(page.getByText(unreachable)).toBeVisible()
  await expect(draft).toBeVisible()
  await create.click()
  await expect(other.getByText(away)).toBeVisible()
  await expect(other.getByRole('heading', { name: 'My Library' })).toBeVisible()

  const next = await startProduct({ dataFolder: server.dataFolder, port: Number(new URL(server.url).port) })
  try {
    await expect(async () => {
      await runOn()
      await expect(page.getByText(unreachable)).toBeHidden({ timeout: 1000 })
    }).toPass()
    await expect(other.getByRole('heading', { name: 'Craft a New Fable' })).toBeVisible({ timeout: 180_000 })
    await expect(other.getByText(away)).toBeHidden()
  } finally {
    await context.close()
    await next.stop()
  }
})
