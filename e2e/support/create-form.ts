import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Opens the creation form and waits until it can be filled in. */
export async function openCreateForm(page: Page): Promise<void> {
  await page.goto('/create')
  await expectOpenForm(page)
}

async function expectOpenForm(page: Page): Promise<void> {
  await expect(page.getByRole('radio', { name: /Early Readers/ })).toBeChecked()
  await expect(page.getByText(/^Error: /)).toBeVisible()
}

/** Opens the form and fills in what it lacks to be sent; five pictures, to be gentle with the tokens. */
export async function fillCreateForm(page: Page, { isOpen = false } = {}): Promise<void> {
  await (isOpen ? expectOpenForm(page) : openCreateForm(page))
  await addCharacter(page, amara.name, amara.details)
  await page.getByLabel('Number of images').selectOption('5 images')
  await expect(generateButton(page)).toBeEnabled()
}

/** Writes a new character for the story in the editor. */
export async function addCharacter(page: Page, name: string, details: string): Promise<void> {
  await page.getByRole('button', { name: 'Add New Character' }).click()
  const editor = editorOf(page, 'Add New Character')
  await editor.getByLabel('Name').fill(name)
  await editor.getByLabel('Details').fill(details)
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(editor).toBeHidden()
}

export function editorOf(page: Page, title: 'Add New Character' | 'Edit Character'): Locator {
  return page.getByRole('dialog', { name: title })
}

export function generateButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Generate Story' })
}

export function processingDialog(page: Page): Locator {
  return page.getByRole('alertdialog', { name: 'Processing Your Story' })
}

export const amara = {
  name: 'Amara',
  details: 'Six years old, two long braids, a yellow dress and red boots.',
}
