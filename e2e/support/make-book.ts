import type { Page } from '@playwright/test'
import { expect } from './hosted-test.ts'

/** What is ordered on the form: somebody with a name, and names in the words about them. */
export const hero = {
  name: 'Amara',
  details: 'Six years old, two long braids, a yellow dress. Her brother Tobias comes along.',
}

/** From the form to the text that waits for the parent. @param choose what else is chosen on the form */
export async function orderOnForm(page: Page, choose?: () => Promise<void>): Promise<void> {
  await page.goto('/create')
  await page.getByRole('button', { name: 'Add New Character' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Character' })
  await dialog.getByLabel('Name').fill(hero.name)
  await dialog.getByLabel('Details').fill(hero.details)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.getByLabel('Number of images').selectOption('5 images')
  await choose?.()
  await page.getByRole('button', { name: 'Generate Story' }).click()
  await expect(page).toHaveURL('/library?tab=in-progress', { timeout: 180_000 })
  await page.getByRole('link', { name: /^Continue/ }).click()
  await expect(page.getByRole('textbox', { name: 'Story text' })).toHaveValue(new RegExp(hero.name))
}

/** From the text to the pictures that wait to be chosen. */
export async function approveText(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page).toHaveURL('/library?tab=in-progress', { timeout: 180_000 })
  await page.getByRole('link', { name: /^Continue/ }).click()
  await expect(page.getByRole('heading', { name: 'Review Story Images' })).toBeVisible()
  // Two views of each page.
  const views = page.getByRole('region', { name: /^Scene/ }).getByRole('radio')
  await expect(views).toHaveCount(10, { timeout: 180_000 })
}

/** From the pictures to the open book. */
export async function publishAndOpen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose the first of each' }).click()
  await expect(page.getByText('5 of 5 pictures are chosen.')).toBeVisible()
  const cover = page.getByRole('region', { name: 'Cover' })
  await expect(cover.getByRole('radio', { name: /Cover$/ })).toBeChecked({ timeout: 180_000 })
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('link', { name: 'Read it' }).click()
  await expect(page.getByText('page 1 of 5')).toBeVisible()
}

/** Whether the open book shows its first picture, and not the place of one that did not come. */
export async function expectPictureShown(page: Page): Promise<void> {
  const picture = page.getByRole('article').getByRole('img').first()
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
}
