import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { putFinger } from './support/finger.ts'
import { expect, test } from './support/parent-test.ts'
import { makeStory } from './support/stories.ts'

const next = (page: Page) => page.getByRole('button', { name: 'Next page' })
const previous = (page: Page) => page.getByRole('button', { name: 'Previous page' })
const words = (page: Page) => page.getByRole('article').locator('.page-text')

test('a story is read from its first page to its last (RD-01, RD-02, RD-04, RD-05, RD-06, RD-07, RD-08, RD-09, RD-10, RD-11, RD-12, RD-13, RD-14, RD-15)', {
  tag: '@phone',
}, async ({ page, parent, hasTouch }) => {
  test.slow()
  const storyId = await makeStory(parent)
  const { title, keyMoments } = await parent.call('getStory', { params: { storyId } })
  await page.goto(`/story/${storyId}`)

  await test.step('its first page', async () => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(`${title} · Faith Fables`)
    await expect(page.getByText('page 1 of 5')).toBeVisible()
    await expect(page.getByRole('article').getByRole('img')).toHaveAccessibleName(keyMoments[0]?.alt ?? '')
    await expect(words(page)).toHaveText(asShown(keyMoments[0]?.textSnippet))
    await expect(page.getByRole('link', { name: 'Back to Library' })).toHaveAttribute('href', '/library')
    await expect(previous(page)).toBeDisabled()
    await expectAccessible(page)
  })
  await test.step('the size of its text', () => chooseSizes(page))
  await test.step('its letters', () => chooseLetters(page))
  await test.step('its layouts', () => tryLayouts(page))
  await test.step('in every window', () => resize(page))
  await test.step('full screen', () => fillScreen(page))
  await test.step('page by page', () =>
    turnPages(
      page,
      keyMoments.map(({ textSnippet }) => asShown(textSnippet)),
    ))
  await test.step('opened again', () => openAgain(page))
  if (hasTouch) await test.step('by a finger', () => turnByFinger(page))
  await test.step('after the story', () => talk(page))
  await test.step('on paper', () => printStory(page))
  await test.step('sharing', async () => {
    await page.getByRole('button', { name: 'Share' }).click()
    const share = page.getByRole('dialog', { name: 'Share this story' })
    await expect(share.getByText('The story is private.')).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('closing', async () => {
    await page.getByRole('link', { name: 'Back to Library' }).click()
    await expect(page).toHaveURL('/library')
    await page.getByRole('link', { name: /^View/ }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL('/library')
  })
})

/** Paragraphs stand on lines of their own. */
function asShown(text = ''): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('')
}

async function chooseSizes(page: Page): Promise<void> {
  const fontSize = () =>
    words(page).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  const sizes: number[] = []
  for (const [before, size] of [
    ['Medium', 'Small'],
    ['Small', 'Medium'],
    ['Medium', 'Large'],
  ] as const) {
    await page.getByRole('button', { name: `Text size: ${before}` }).click()
    await expect(page.getByRole('menuitemradio')).toHaveText([
      'Small',
      'Medium',
      'Large',
      'Very large',
      'Letters of the book',
      'Letters for dyslexia',
    ])
    if (size === 'Small') await expectAccessible(page)
    await page.getByRole('menuitemradio', { name: size, exact: true }).click()
    await expect(page.getByRole('menu')).toBeHidden()
    sizes.push(await fontSize())
  }
  const [small = 0, medium = 0, large = 0] = sizes
  expect(small).toBeLessThan(medium)
  expect(medium).toBeLessThan(large)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Text size: Large' })).toBeVisible()
  await expect.poll(fontSize).toBe(large)
}

async function chooseLetters(page: Page): Promise<void> {
  const isSetInThem = () =>
    words(page).evaluate(
      (element) =>
        getComputedStyle(element).fontFamily.startsWith('OpenDyslexic') &&
        [...document.fonts].some(({ family, status }) => family === 'OpenDyslexic' && status === 'loaded'),
    )
  const choose = async (letters: string) => {
    await page.getByRole('button', { name: 'Text size: Large' }).click()
    await page.getByRole('menuitemradio', { name: letters }).click()
  }
  await choose('Letters for dyslexia')
  await expect.poll(isSetInThem).toBe(true)
  await page.reload()
  await expect.poll(isSetInThem).toBe(true)
  await expectAccessible(page)
  await choose('Letters of the book')
  await expect.poll(isSetInThem).toBe(false)
}

async function tryLayouts(page: Page): Promise<void> {
  const isBeside = async () => {
    const picture = await page.getByRole('article').getByRole('img').boundingBox()
    const text = await words(page).boundingBox()
    return picture && text && picture.x + picture.width <= text.x
  }
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  await page.setViewportSize({ ...size, width: 767 })
  await expect.poll(isBeside).toBe(false)
  await page.setViewportSize({ ...size, width: 768 })
  await expect.poll(isBeside).toBe(true)
  await page.getByRole('button', { name: 'Vertical layout' }).click()
  await expect.poll(isBeside).toBe(false)
  await page.setViewportSize({ ...size, width: 900 })
  await expect.poll(isBeside).toBe(false)
  await page.getByRole('button', { name: 'Horizontal layout' }).click()
  await expect.poll(isBeside).toBe(true)
  await page.setViewportSize(size)
}

/** Small phones, a desktop enlarged to 200 %, a phone on its side, tablets: nothing is cut off, with the largest text. */
async function resize(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [640, 400],
    [844, 390],
    [768, 1024],
    [1024, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(sideways, `sideways at ${width}`).toBeLessThanOrEqual(0)
    await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    await expect(next(page)).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize(size)
}

async function fillScreen(page: Page): Promise<void> {
  const isOn = () => page.evaluate(() => document.fullscreenElement !== null)
  await page.getByRole('button', { name: 'Full screen' }).click()
  await expect.poll(isOn).toBe(true)
  await page.getByRole('button', { name: 'Leave full screen' }).click()
  await expect.poll(isOn).toBe(false)

  await page.getByRole('button', { name: 'Full screen' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(isOn).toBe(false)
  await expect(page.getByText('page 1 of 5')).toBeVisible()

  await page.getByRole('button', { name: 'Full screen' }).click()
  await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeVisible()
  // What the Escape key does: no page is asked.
  await page.evaluate(() => document.exitFullscreen())
  await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible()

  await page.evaluate(() => {
    document.documentElement.requestFullscreen = () =>
      Promise.reject(new TypeError('Permissions check failed'))
  })
  await page.getByRole('button', { name: 'Full screen' }).click()
  await expect(page.getByRole('alert')).toHaveText('Full screen is not available: Permissions check failed')
  await expectAccessible(page)
}

async function turnPages(page: Page, texts: string[]): Promise<void> {
  const progress = page.getByRole('progressbar', { name: 'Reading progress' })
  await next(page).click()
  await expect(page.getByText('page 2 of 5')).toBeVisible()
  await expect(progress).toHaveAttribute('aria-valuenow', '40')
  await previous(page).click()
  await expect(page.getByText('page 1 of 5')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('page 1 of 5')).toBeVisible()
  for (const [place, text] of texts.entries()) {
    await expect(page.getByText(`page ${place + 1} of 5`)).toBeVisible()
    await expect(words(page)).toHaveText(text)
    await page.keyboard.press('ArrowRight')
  }
  await expect(page.getByText('page 5 of 5')).toBeVisible()
  await expect(progress).toHaveAttribute('aria-valuenow', '100')
  await expect(page.getByText('The End')).toBeVisible()
  await expect(next(page)).toBeDisabled()
  await expect(page.getByRole('article', { name: 'page 5 of 5' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('page 4 of 5')).toBeVisible()
}

async function openAgain(page: Page): Promise<void> {
  await page.reload()
  await expect(page.getByText('page 4 of 5')).toBeVisible()
  await expect(page.getByText('You were here.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByText('page 1 of 5')).toBeVisible()
  await expect(page.getByText('You were here.')).toBeHidden()
}

async function turnByFinger(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const finger = await putFinger(page)
  const turned = () =>
    page
      .locator('.page-turning')
      .evaluate((stage) => Number(getComputedStyle(stage).getPropertyValue('--turn')))
  const isStill = () => expect(page.locator('.page-turning')).toHaveCount(0)

  await finger.down(320, 500)
  await finger.move(150, 505)
  expect(await turned()).toBeGreaterThan(0.3)
  await expect(page.getByText('page 1 of 5')).toBeVisible()
  await finger.move(300, 505)
  await finger.up()
  await isStill()
  await expect(page.getByText('page 1 of 5')).toBeVisible()

  await finger.down(320, 500)
  await finger.move(60, 505)
  await finger.up()
  await expect(page.getByText('page 2 of 5')).toBeVisible()
  await isStill()

  await finger.down(200, 600)
  await finger.move(215, 300)
  await finger.up()
  await expect(page.getByText('page 2 of 5')).toBeVisible()
  await next(page).click()
  await isStill()
  await expect(page.getByText('page 3 of 5')).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
}

async function talk(page: Page): Promise<void> {
  while (await next(page).isEnabled()) await next(page).click()
  await page.getByRole('button', { name: 'Talk, pray, remember' }).click()
  await expect(page.getByRole('article', { name: 'After the story' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Pray', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Show the missing word' }).first().click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Read it again' }).click()
  await expect(page.getByText('page 1 of 5')).toBeVisible()
}

/** Cover, title and dedication, five pages with their pictures, verse, what to do with them, and who made it: a sheet each. */
async function printStory(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body[data-printed]')).toBeVisible()
  const pictures = page.locator('.printed-story img')
  const widths = await pictures.evaluateAll((images) =>
    images.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
  )
  expect(widths).toEqual([1024, 1024, 1024, 1024, 1024, 1024])
  await expect(page.locator('.printed-story > section')).toHaveCount(5 + 6)
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(5 + 6)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(pictures).toHaveCount(0)
}
