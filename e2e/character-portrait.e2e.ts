import type { Locator } from '@playwright/test'
import { editorOf, openCreateForm } from './support/create-form.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expect, test } from './support/parent-test.ts'
import { saveCharacters } from './support/saved-characters.ts'

// A device without a connection says so in its console.
test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })

/** A thread's first drawing loads the illustrator: beside other work that takes its time. */
const drawingMilliseconds = 30_000

/** What the picture shows, whatever address it has: a screenshot would wait until nothing near it moves. */
const pixels = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => {
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return canvas.toDataURL()
  })

const drawn = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth), {
    timeout: drawingMilliseconds,
  })

test('a parent sees the character drawn while typing, and again on card and summary', {
  tag: '@phone',
}, async ({ page }) => {
  await openCreateForm(page)
  await page.getByRole('radio', { name: /Felt/ }).check()
  await page.getByRole('button', { name: 'Add New Character' }).click()
  const editor = editorOf(page, 'Add New Character')
  const name = editor.getByLabel('Name')
  const details = editor.getByLabel('Details')
  await expect(editor.getByText('?', { exact: true })).toBeVisible()
  const [placeOfName, placeOfDetails] = [await name.boundingBox(), await details.boundingBox()]

  await name.pressSequentially('Tilda')
  await details.pressSequentially('A girl of seven with short red hair and rain boots')
  const picture = editor.getByRole('img', { name: 'A drawing of Tilda' })
  await drawn(picture).toBe(512)
  await expect(editor.locator('[data-drawing="true"]')).toHaveCount(0)
  expect((await picture.boundingBox())?.width).toBeGreaterThanOrEqual(128)
  const redHair = await pixels(picture)
  expect([await name.boundingBox(), await details.boundingBox()]).toEqual([placeOfName, placeOfDetails])
  await expectAccessible(page)
  await expectFits(page)

  const before = await picture.getAttribute('src')
  await details.fill('A girl of seven with long blond braids and rain boots')
  await expect(picture).not.toHaveAttribute('src', before ?? '')
  await drawn(picture).toBe(512)
  expect(await pixels(picture)).not.toBe(redHair)

  await editor.getByRole('button', { name: 'Save' }).click()
  const card = page.getByRole('article', { name: 'Tilda' })
  await card.scrollIntoViewIfNeeded()
  await drawn(card.locator('img')).toBe(256)
  const summary = page.getByRole('complementary', { name: 'Your story' })
  await summary.scrollIntoViewIfNeeded()
  await drawn(summary.locator('img')).toBe(256)
  await expectAccessible(page)
})

test('saved characters are drawn in the profile; without a connection the letter stays', async ({
  page,
  parent,
  context,
}) => {
  await saveCharacters(parent)
  await page.goto('/profile')
  const cards = page.getByRole('region', { name: 'Saved Characters' }).getByRole('listitem')
  await cards.first().scrollIntoViewIfNeeded()
  await drawn(cards.first().locator('img')).toBe(256)

  await page.getByRole('button', { name: 'Add Character' }).click()
  const editor = editorOf(page, 'Add New Character')
  await context.setOffline(true)
  await editor.getByLabel('Name').fill('Tilda')
  await editor.getByLabel('Details').fill('A girl of seven with short red hair')
  await expect(page.getByText('The connection is away.')).toBeVisible()
  await expect(editor.getByText('T', { exact: true })).toBeVisible()
  await expect(editor.getByRole('img')).toHaveCount(0)

  await context.setOffline(false)
  await drawn(editor.getByRole('img', { name: 'A drawing of Tilda' })).toBe(512)
})
