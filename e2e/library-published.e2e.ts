import type { LibraryItem } from '@faith-fables/contract'
import type { Page } from '@playwright/test'
import { columnsAt } from './support/columns.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { verifyEmail } from './support/outbox.ts'
import { expect, test } from './support/parent-test.ts'
import { makeDraft, makeStory } from './support/stories.ts'

// What is refused or cut off on purpose, the browser writes into its console.
test.use({ expectedErrors: /Failed to load resource/ })

const library = '**/api/stories/my-library'

test('a published story is found, opened, made pending and deleted; a second window learns it late (LP-03, LP-04, LP-05, LP-10, LP-11, LP-12, LP-13, LP-14, LP-15, SC-02, SC-05, SC-06, SC-07, ER-14)', {
  tag: '@phone',
}, async ({ page, parent, server }) => {
  test.slow()
  await makeStory(parent)
  await verifyEmail(server.dataFolder, parent.email)
  await page.goto('/library')
  const book = page.getByRole('article')
  await expect(book.getByText('Private')).toBeVisible()
  const title = (await book.getByRole('heading').textContent()) ?? ''
  await expectAccessible(page)
  await expectFits(page)
  await test.step('find it, open it and come back', () => findAndReturn(page, title))
  await test.step('without an answer nothing changes', () => loseAnswers(page))

  const second = await page.context().newPage()
  await second.goto('/library')
  await expect(second.getByText('Private')).toBeVisible()
  await test.step('ask for it to be public', () => askForPublic(page, second, title))
  await test.step('delete it', () => deleteStory(page, second, title))
})

async function findAndReturn(page: Page, title: string): Promise<void> {
  const box = page.getByRole('searchbox')
  await box.fill('zebra')
  await expect(page.getByText('No published stories match your search criteria.')).toBeVisible()
  await expectAccessible(page)
  await box.fill(title.toUpperCase())
  await page.getByRole('button', { name: 'Toddlers' }).click()
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByText('page 1 of 5')).toBeVisible()
  await page.goBack()
  await expect(box).toHaveValue(title.toUpperCase())
  await page.reload()
  await expect(box).toHaveValue(title.toUpperCase())
  await expect(page.getByRole('button', { name: 'Toddlers' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('article')).toHaveCount(1)
}

async function loseAnswers(page: Page): Promise<void> {
  const deeds = '**/api/stories/published/**'
  await page.route(deeds, (route) => route.abort())
  await page.getByRole('article').hover()
  await page.getByRole('button', { name: /^Request public/ }).click()
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(
    page.getByText('Failed to submit request: Failed to request public status', { exact: true }),
  ).toBeVisible()
  await page.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Failed to hide published story.', { exact: true })).toBeVisible()
  await expect(page.getByText('Failed to hide published story', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Delete/ })).toBeFocused()
  await page.unroute(deeds)
}

async function askForPublic(page: Page, second: Page, title: string): Promise<void> {
  await page.getByRole('article').hover()
  await page.getByRole('button', { name: /^Request public/ }).click()
  await expect(page.getByRole('alertdialog', { name: 'Share this story with everyone?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep it private' }).click()
  await expect(page.getByRole('button', { name: /^Request public/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText(`Request submitted for "${title}".`)).toBeVisible()
  await expect(page.getByRole('article').getByText('Pending')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Request public/ })).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')

  await second.getByRole('article').hover()
  await second.getByRole('button', { name: /^Request public/ }).click()
  await second.getByRole('button', { name: 'Send request' }).click()
  const refusal = `Failed to submit request: “${title}” is waiting for approval already.`
  await expect(second.getByText(refusal)).toBeVisible()
  await expect(second.getByRole('article').getByText('Pending')).toBeVisible()
}

async function deleteStory(page: Page, second: Page, title: string): Promise<void> {
  for (const window of [page, second]) {
    await window.getByRole('article').hover()
    await window.getByRole('button', { name: `Delete ${title}` }).click()
  }
  await expect(page.getByRole('alertdialog')).toContainText(
    `Are you sure you want to delete "${title}"? This action cannot be undone.`,
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('No published stories yet.')).toBeVisible()
  await expect(page.getByText(`"${title}" was deleted.`)).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')

  await second.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(second.getByText('Failed to hide published story.')).toBeVisible()
  await expect(second.getByText('Story not found.')).toBeVisible()
  await expect(second.getByText('No published stories yet.')).toBeVisible()
}

test('a shelf of a hundred and twenty books loads the pictures that are near, in one to three columns (LP-06, SC-01, SC-03)', async ({
  page,
  parent,
}) => {
  await makeDraft(parent)
  await page.route(library, async (route) => {
    const response = await route.fetch()
    const [draft]: LibraryItem[] = await response.json()
    await route.fulfill({ response, json: draft ? manyBooks(draft) : [] })
  })
  await page.goto('/library')
  await expect(page.getByRole('article')).toHaveCount(120)
  const first = page.getByRole('article').first()
  await expect(first.locator('img')).toHaveJSProperty('complete', true)
  const loaded = await page.evaluate(() => [...document.images].filter((image) => image.complete).length)
  expect(loaded).toBeLessThan(40)

  const details = first.locator('.book-more')
  await expect(details).toHaveCSS('opacity', '0')
  await first.hover()
  await expect(details).toHaveCSS('opacity', '1')
  await page.mouse.move(0, 0)
  await expect(details).toHaveCSS('opacity', '0')
  await first.getByRole('heading').getByRole('link').focus()
  await expect(details).toHaveCSS('opacity', '1')
  const shelf = page.getByRole('list').filter({ has: page.getByRole('article') })
  expect(await columnsAt(page, shelf, [500, 640, 1023, 1024, 1600])).toEqual([1, 2, 2, 3, 3])
})

/** As if the draft had been published a hundred and twenty times, each with a picture to be fetched by itself. */
function manyBooks(draft: LibraryItem): LibraryItem[] {
  return Array.from({ length: 120 }, (_, place) => {
    const imageUrl = `/examples/watercolor.webp?of=${place}`
    return { ...draft, id: `book-${place}`, _type: 'published', status: null, imageUrl }
  })
}
