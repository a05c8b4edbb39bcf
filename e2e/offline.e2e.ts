import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { signUpParent } from '@faith-fables/tools/product/parent-client'
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { startPreparedProduct } from './support/prepared-product.ts'
import { quietBrowser } from './support/quiet-browser.ts'
import { makeStory } from './support/stories.ts'

const pin = '4711'

test('the shelf and its books open although the network is cut and the browser was ended (OF-01, OF-02, OF-03)', async ({
  viewport,
}) => {
  test.slow()
  const profile = await mkdtemp(join(tmpdir(), 'faith-fables-browser-'))
  const server = await startPreparedProduct({ settings: {} })
  const parent = await signUpParent(server.url)
  const [first, second] = [await makeStory(parent), await makeStory(parent)]
  for (const storyId of [first, second]) await parent.call('putOnShelf', { params: { storyId } })
  await parent.call('setShelfPin', { body: { pin } })
  const { title } = await parent.call('getStory', { params: { storyId: first } })
  const open = () =>
    chromium.launchPersistentContext(profile, { ...quietBrowser, viewport, baseURL: server.url })

  let context = await open()
  await signIn(context, parent, server.url)
  await test.step('the parent keeps the shelf on the device, and sees what is there', async () => {
    const page = await context.newPage()
    await page.goto('/my-shelf')
    await expect(page.getByText('0 stories of 60')).toBeVisible()
    const keep = page.getByRole('button', { name: 'Keep the shelf on this device' })
    await withQuota(context, page, 20_000, async () => {
      await keep.click()
      await expect(page.getByText('This device is full.')).toBeVisible()
      await expect(page.getByText('0 stories of 60')).toBeVisible()
      await expectAccessible(page)
    })
    await keep.click()
    await expect(page.getByText('2 stories of 60')).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await page
      .getByRole('button', { name: `Remove ${title} from this device` })
      .first()
      .click()
    await expect(page.getByText('1 story of 60')).toBeVisible()
    await page.getByRole('button', { name: 'Remove everything' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('0 stories of 60')).toBeVisible()
  })

  await test.step('handed over, the device keeps the shelf by itself', async () => {
    const [other, page] = [await context.newPage(), await context.newPage()]
    for (const window of [other, page]) await window.goto('/my-shelf')
    const bothAreThere = (window: Page) =>
      expect(window.getByText('2 of 2 can be read without a connection.')).toBeVisible()
    // Every window goes to the shelf, and keeps it: this one finds that the other was faster.
    await page.route('**/api/child-shelf', async (route) => {
      await bothAreThere(other)
      await route.continue()
    })
    await page.getByRole('button', { name: 'Hand Over the Device' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hand over' }).click()
    await bothAreThere(page)
  })

  await test.step('without network, in a browser that was ended, every page of a book is there', async () => {
    await context.close()
    await server.stop()
    context = await open()
    const page = await context.newPage()
    await page.goto('/shelf')
    await expect(page.getByText('There is no connection. These books are on this device.')).toBeVisible()
    await expect(page.getByText('The connection is away.')).toHaveCount(0)
    await expectAccessible(page)
    await expectFits(page)
    await expect(page.getByRole('link')).toHaveCount(2)
    await everyPictureIsThere(page)
    await page.getByRole('link', { name: title }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    for (let pageNumber = 1; pageNumber < 5; pageNumber += 1) {
      await expect(page.getByText(`page ${pageNumber} of 5`)).toBeVisible()
      await everyPictureIsThere(page)
      await page.getByRole('button', { name: 'Next page' }).click()
    }
    await page.getByRole('button', { name: 'Text size' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Previous page' }).click()
    await expect(page.getByText('page 4 of 5')).toBeVisible()
    await page.reload()
    await expect(page.getByText('page 4 of 5')).toBeVisible()
    await page.goto(`/shelf/${second}`)
    await expect(page.getByText('page 1 of 5')).toBeVisible()
    await page.goto('/library')
    await expect(page.getByRole('heading', { level: 1, name: 'My Books' })).toBeVisible()
  })

  await context.close()
  await rm(profile, { recursive: true, force: true })
})

/** A new version of the product is a new worker: here the same one with a line more. */
async function startRenewable(target: string) {
  let isNew = false
  const proxy = createServer(async (request, response) => {
    const answer = await fetch(`${target}${request.url}`, {
      method: request.method ?? 'GET',
      headers: Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === 'string' && !/^(connection|host|if-.*)$/.test(name)
          ? [[name, value] as [string, string]]
          : [],
      ),
      ...(request.method === 'GET'
        ? {}
        : { body: await new Response(Readable.toWeb(request) as ReadableStream).text() }),
      redirect: 'manual',
    })
    const body = Buffer.from(await answer.arrayBuffer())
    const renewed =
      isNew && request.url === '/service-worker.js'
        ? Buffer.from('\n// The next version.\n')
        : Buffer.alloc(0)
    response.statusCode = answer.status
    for (const [name, value] of answer.headers)
      if (!/^(content-(length|encoding)|transfer-encoding|connection)$/.test(name))
        response.appendHeader(name, value)
    response.end(Buffer.concat([body, renewed]))
  })
  const renew = () => {
    isNew = true
  }
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, renew, stop: () => void proxy.close() }
}

test('a new version waits for the end of the story (OF-04)', async ({ browser }) => {
  test.slow()
  const server = await startPreparedProduct({ settings: {} })
  const renewable = await startRenewable(server.url)
  const parent = await signUpParent(server.url)
  const storyId = await makeStory(parent)
  await parent.call('putOnShelf', { params: { storyId } })
  const context = await browser.newContext({ baseURL: renewable.url })
  await signIn(context, parent, renewable.url)
  const page = await context.newPage()
  await page.goto('/my-shelf')
  await page.getByRole('button', { name: 'Keep the shelf on this device' }).click()
  await expect(page.getByText('1 story of 60')).toBeVisible()
  const isWaiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null)

  await page.goto(`/story/${storyId}`)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  renewable.renew()
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
    document.title = 'Not loaded anew'
  })
  await expect.poll(isWaiting).toBe(true)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText('page 2 of 5')).toBeVisible()
  expect(await isWaiting()).toBe(true)
  // The page is loaded anew in between. Now and then Chromium lets the old worker live on until the shelf is opened once more.
  await expect(async () => {
    await page.goto('/shelf')
    await expect.poll(() => isWaiting().catch(() => true), { timeout: 5000 }).toBe(false)
  }).toPass({ timeout: 120_000 })
  await expect(page.getByRole('heading', { level: 1, name: 'My Books' })).toBeVisible()
  await context.close()
  renewable.stop()
  await server.stop()
})

/** @param bytes that the browser grants us meanwhile */
async function withQuota(
  context: BrowserContext,
  page: Page,
  bytes: number,
  deed: () => Promise<void>,
): Promise<void> {
  const browser = await context.newCDPSession(page)
  const { origin } = new URL(page.url())
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: bytes })
  await deed()
  await browser.send('Storage.overrideQuotaForOrigin', { origin })
}

async function signIn(
  context: BrowserContext,
  parent: Awaited<ReturnType<typeof signUpParent>>,
  url: string,
): Promise<void> {
  await context.addCookies(parent.cookies.map(({ name, value }) => ({ name, value, url, httpOnly: true })))
  await context.addInitScript((uid) => {
    if (!localStorage.getItem('faith-fables.signed-in')) localStorage.setItem('faith-fables.signed-in', uid)
  }, parent.uid)
}

/** What is to be seen of the page's pictures has come. */
async function everyPictureIsThere(page: Page): Promise<void> {
  const isThere = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('img')]
        .filter((picture) => picture.checkVisibility() && picture.getBoundingClientRect().top < innerHeight)
        .every((picture) => picture.complete && picture.naturalWidth > 0),
    )
  await expect.poll(isThere).toBe(true)
}
