import type { Page } from '@playwright/test'
import { appHasCome } from './support/app-has-come.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expect, test } from './support/parent-test.ts'
import { makeStory } from './support/stories.ts'

const featured = '**/api/public-stories/featured'
const shelf = (page: Page) => page.getByRole('region', { name: 'Featured Fables' })

test.describe('a visitor', () => {
  test.use({ storageState: { cookies: [], origins: [] }, expectedErrors: /net::ERR_FAILED/ })

  test('sees a new shelf, one that does not load, and one that comes (LA-11, LA-12, LA-13)', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/')
    await expect(shelf(page).getByText('No featured stories available at the moment.')).toBeVisible()
    await expectAccessible(page)

    await page.route(featured, (route) => route.abort())
    await page.reload()
    await expect(shelf(page).getByText('Could not load featured stories right now.')).toBeVisible()
    await expectAccessible(page)

    await page.unroute(featured)
    const answer = Promise.withResolvers<void>()
    await page.route(featured, async (route) => {
      await answer.promise
      await route.continue()
    })
    await page.reload()
    await expect(shelf(page).getByText('Loading featured stories...')).toBeVisible()
    await expectAccessible(page)
    answer.resolve()
    await expect(shelf(page).getByText('No featured stories available at the moment.')).toBeVisible()
  })

  test('is led on by both buttons (LA-03, LA-04)', async ({ page }) => {
    await page.goto('/')
    await appHasCome(page)
    await page.getByRole('link', { name: 'Explore a Story' }).first().click()
    // The address is there a moment before the screen: whoever goes back from that address keeps the link they pressed.
    await expect(page.getByRole('heading', { name: 'Explore Public Stories' })).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('heading', { name: /Create unique stories/ })).toBeFocused()
    await page.getByRole('link', { name: 'Create a Story' }).first().click()
    await expect(page.getByText('Please log in to create a story')).toBeVisible()
  })
})

test('the shelf is turned by its buttons, dragged by the mouse, and never opens a book by that (LA-09)', async ({
  page,
  parent,
}) => {
  test.slow()
  await featureManyTimes(page, await makeStoryOf(parent))
  await page.goto('/')
  const books = shelf(page).getByRole('article')
  await expect(books).toHaveCount(8)
  await expectAccessible(page)
  const left = async () => (await books.first().boundingBox())?.x ?? 0
  const start = await left()

  await page.getByRole('button', { name: 'Next stories' }).click()
  await expect.poll(left).toBeLessThan(start - 500)
  await page.getByRole('button', { name: 'Previous stories' }).click()
  await expect.poll(left).toBe(start)

  const box = await books.nth(2).boundingBox()
  const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 300]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 100, y, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => start - (await left())).toBe(150)
  await expect(page).toHaveURL('/')

  await books.last().getByRole('link').first().focus()
  await expect(books.last()).toBeInViewport({ ratio: 0.9 })
})

test('an example of every illustration style is there and can be seen (D-45)', async ({ page, parent }) => {
  const styles = await parent.call('listIllustrationStyles', {})
  await page.goto('/create')
  for (const { name, styleImagePath } of styles) {
    const picture = page.getByRole('radio', { name }).locator('xpath=ancestor::label').locator('img')
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512)
    expect((await page.request.get(styleImagePath)).headers()['content-type']).toBe('image/webp')
  }
})

async function makeStoryOf(parent: Parameters<typeof makeStory>[0]) {
  return parent.call('getStory', { params: { storyId: await makeStory(parent) } })
}

/** Only the staff can feature a story: here the answer of the server is changed on its way. */
async function featureManyTimes(page: Page, story: { id: string }): Promise<void> {
  const copies = Array.from({ length: 8 }, (_, place) => ({
    ...story,
    id: `${story.id}-${place}`,
    userId: 'faith-fables',
    visibility: 'public',
    isFeatured: true,
  }))
  await page.route(featured, (route) => route.fulfill({ json: copies }))
}
