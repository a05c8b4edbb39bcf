import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { pressByKey, tabTo } from './support/keyboard.ts'
import { expect, test } from './support/parent-test.ts'
import { quietBrowser } from './support/quiet-browser.ts'
import { phone } from './support/screen-sizes.ts'
import { makeStory } from './support/stories.ts'

/** Chromium's own microphone, which beeps once a second. */
const microphone = {
  ...quietBrowser,
  args: [...quietBrowser.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
}

// A link that was taken back, and a network that is away.
test.use({
  launchOptions: microphone,
  expectedErrors: /status of 404|ERR_(FAILED|INTERNET_DISCONNECTED)|costs could not be fetched/,
})

test('Grandma reads by a link, the parent says yes, and the book is read by her (RL-02, RL-08, RL-09)', async ({
  page,
  parent,
  server,
  browser,
}) => {
  test.slow()
  test.setTimeout(240_000)
  const storyId = await makeStory(parent)

  const link = await test.step('the parent invites her', async () => {
    await page.goto(`/story/${storyId}`)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Recordings' }).click()
    await expect(page.getByText('Nobody has read it aloud yet.')).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await page.getByRole('button', { name: 'Invite Somebody' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite somebody' })
    await dialog.getByRole('button', { name: 'Make a link' }).click()
    await expect(dialog.getByText('Please say who reads.')).toBeVisible()
    await dialog.getByLabel('Who reads?').fill('Grandma')
    await dialog.getByLabel('How long does it open?').selectOption('For 7 days')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Make a link' }).click()
    await expect(page.getByText('The link for Grandma opens until')).toBeVisible()
    await expect(page.getByText('0 of 5 pages')).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    const [recording] = await parent.call('listRecordings', { params: { storyId } })
    return recording?.invitation?.path ?? ''
  })

  await test.step('she reads three pages on her phone', async () => {
    await asGuest(browser, server.url, async (guest) => {
      await guest.goto(link)
      await expect(guest.getByText('asks you to read this story aloud')).toBeVisible()
      await expect(guest.getByText('A page can be 5 minutes long.')).toBeVisible()
      await expectAccessible(guest)
      await expectFits(guest)
      await readPage(guest, 1, { again: true })
      await guest.getByRole('button', { name: 'Next page' }).click()
      await expect(guest.getByRole('heading', { name: 'Page 2 of 5' })).toBeFocused()
      await readPage(guest, 2)
      await guest.getByRole('button', { name: 'Next page' }).click()
      await guest.getByRole('button', { name: 'Leave this page out' }).click()
      await readPage(guest, 4)
      await expect(guest.getByRole('button', { name: 'Page 4, read' })).toBeVisible()
    })
  })

  await test.step('nobody hears it before the parent has listened', async () => {
    await page.goto(`/story/${storyId}`)
    await expect(page.getByRole('button', { name: 'Read by Grandma' })).toHaveCount(0)
    await page.goto(`/recordings/${storyId}`)
    await expect(page.getByText('3 of 5 pages')).toBeVisible()
    await page.getByRole('button', { name: 'Listen and say yes: Grandma' }).click()
    const dialog = page.getByRole('dialog', { name: 'Read by Grandma' })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Listen to page 1' }).click()
    await expect(dialog.getByText('You have listened to 1 of 3 pages.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Yes, my children may hear it' }).click()
    await expect(page.getByText('Your children hear it')).toBeVisible()
  })

  await test.step('the book is read by her: the sound goes on, and the page turns by itself', async () => {
    await watchSound(page)
    await page.goto(`/story/${storyId}`)
    await page.getByRole('button', { name: 'Read by Grandma' }).click()
    const bar = page.getByRole('region', { name: 'Listening' })
    await expect(bar.getByText('Grandma reads to you')).toBeAttached()
    await expect.poll(() => heardSeconds(page)).toBeGreaterThan(0.5)
    await bar.getByRole('button', { name: 'Pause' }).click()
    const paused = await heardSeconds(page)
    await expectAccessible(page)
    await expectFits(page)
    await bar.getByRole('button', { name: 'Go on reading' }).click()
    await expect.poll(() => heardSeconds(page)).toBeGreaterThan(paused)
    await expect(page.getByText('page 2 of 5')).toBeVisible()
    await expect.poll(() => heardSeconds(page)).toBeGreaterThan(0.3)
  })

  await test.step('a page that she has not read is said to be missing', async () => {
    await expect(page.getByText('page 3 of 5')).toBeVisible()
    await expect(page.getByText(/Grandma has not read this page/)).toBeVisible()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(page.getByText('Grandma reads to you')).toBeAttached()
    await page.getByRole('button', { name: /^Voice: Read by Grandma/ }).click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Stop reading' }).click()
  })

  await test.step('the link is taken back, and what she read removed', async () => {
    await page.goto(`/recordings/${storyId}`)
    await page.getByRole('button', { name: 'Take back: Grandma' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
    await expect(page.getByText('Grandma has no open link.')).toBeVisible()
    await asGuest(browser, server.url, async (guest) => {
      await guest.goto(link)
      await expect(guest.getByRole('heading', { name: 'This Invitation Has Ended' })).toBeVisible()
      await expectAccessible(guest)
    })
    await page.getByRole('button', { name: 'Remove Grandma' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Nobody has read it aloud yet.')).toBeVisible()
  })
})

test('a parent reads by keyboard alone, and what could not be sent is sent when the network is back (RL-10)', async ({
  page,
  parent,
  context,
}) => {
  test.slow()
  const storyId = await makeStory(parent)
  await page.goto(`/recordings/${storyId}`)
  await pressByKey(page, page.getByRole('button', { name: 'Read It Yourself' }))
  await page.getByLabel('Who reads?').fill('Mama')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Read page 1' }))
  const begun = Date.now()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^0:(0[3-9]|[1-5]\d) of 5:00$/)).toBeVisible()
  await pressByKey(page, page.getByRole('button', { name: 'Stop' }))
  await expect(page.getByText('Listen to it. Keep it when you like it.')).toBeVisible()
  const withCounting = Date.now() - begun
  await context.route('**/api/stories/*/recordings/*/pages/*', (route) => route.abort())
  await pressByKey(page, page.getByRole('button', { name: 'Keep' }))
  await expect(page.getByText('1 page waits on this device for the connection')).toBeVisible()
  await expectAccessible(page)
  expect((await parent.call('listRecordings', { params: { storyId } }))[0]?.pages).toEqual([])

  await page.reload()
  await expect(page.getByText('1 page waits on this device for the connection')).toBeVisible()
  await context.unroute('**/api/stories/*/recordings/*/pages/*')
  await expect
    .poll(async () => (await parent.call('listRecordings', { params: { storyId } }))[0]?.pages.length, {
      timeout: 180_000,
    })
    .toBe(1)
  await expect(page.getByText('1 page waits on this device')).toHaveCount(0)
  const [mine] = await parent.call('listRecordings', { params: { storyId } })
  // What was counted to three, a second each, is no part of it.
  expect(mine?.pages[0]?.milliseconds).toBeLessThan(withCounting - 2000)
})

test('a child hears it on the shelf, also without a connection (RL-11)', async ({
  page,
  parent,
  context,
}) => {
  test.slow()
  const storyId = await makeStory(parent)
  const { id: recordingId } = await parent.call('createRecording', {
    params: { storyId },
    body: { name: 'Papa', isInvited: false },
  })
  await page.goto(`/recordings/${storyId}/${recordingId}`)
  await readPage(page, 1)
  await page.getByRole('button', { name: 'Next page' }).click()
  await readPage(page, 2)
  await expect
    .poll(async () => (await parent.call('listRecordings', { params: { storyId } }))[0]?.pages.length)
    .toBe(2)
  await parent.call('putOnShelf', { params: { storyId } })
  await parent.call('setShelfPin', { body: { pin: '4711' } })
  await page.goto('/my-shelf')
  await page.getByRole('button', { name: 'Keep the shelf on this device' }).click()
  await expect(page.getByText(/, read by Papa/)).toBeVisible()
  await page.getByRole('button', { name: 'Hand Over the Device' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand over' }).click()
  await expect(page.getByText('1 of 1 can be read without a connection.')).toBeVisible()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await watchSound(page)
  const listen = async () => {
    await page.goto(`/shelf/${storyId}`)
    await page.getByRole('button', { name: 'Read by Papa' }).click()
    await expect.poll(() => heardSeconds(page)).toBeGreaterThan(0.5)
    await expect(page.getByText('page 2 of 5')).toBeVisible()
    await expect.poll(() => heardSeconds(page)).toBeGreaterThan(0.3)
    await page.getByRole('button', { name: 'Stop reading' }).click()
    await page.getByRole('button', { name: 'Previous page' }).click()
  }
  await listen()
  await context.setOffline(true)
  await listen()
})

/** Whoever is sent a link opens it on a phone. */
async function asGuest(
  browser: Browser,
  baseURL: string,
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', ...phone })
  await visit(await context.newPage())
  await context.close()
}

/** Reads for a few seconds, listens, and keeps it. */
async function readPage(page: Page, number: number, { again = false } = {}): Promise<void> {
  const record = async (button: string) => {
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByText('It begins in')).toBeVisible()
    await expect(page.getByText(/^0:(0[3-9]|[1-5]\d) of 5:00$/)).toBeVisible()
    if (again) await expectAccessible(page)
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByText('Listen to it. Keep it when you like it.')).toBeVisible()
  }
  await record(`Read page ${number}`)
  if (again) {
    await expectAccessible(page)
    await page.getByRole('button', { name: `Listen to page ${number}` }).click()
    await expect(page.getByText(/0:0[1-9] of 0:0\d/)).toBeVisible()
    await record('Again')
  }
  await page.getByRole('button', { name: 'Keep' }).click()
  await expect(page.getByText(`Page ${number} is kept.`)).toBeVisible()
}

declare global {
  interface Window {
    /** The sound that plays. */
    player: HTMLMediaElement | null
  }
}

/** Holds on to the element that plays: it stands in no page. */
async function watchSound(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.player = null
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      window.player = this
      return play.call(this)
    }
  })
}

const heardSeconds = (page: Page): Promise<number> => page.evaluate(() => window.player?.currentTime ?? 0)
