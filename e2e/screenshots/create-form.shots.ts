import type { Page } from '@playwright/test'
import { addCharacter, amara, generateButton, openCreateForm } from '../support/create-form.ts'
import { expect, test } from '../support/parent-test.ts'
import { shoot } from '../support/shoot.ts'

// Lists that are kept back on purpose.
test.use({ expectedErrors: /status of 503|could not be fetched/ })

test('empty and filled', async ({ page }) => {
  await openCreateForm(page)
  await shoot(page, 'create-empty')
  await shoot(page, 'create-empty-top', { viewOnly: true })

  await addCharacter(page, amara.name, amara.details)
  await expect(page.getByText('Character added to story.')).toBeVisible()
  await shoot(page, 'create-character-added', { viewOnly: true })
  await addCharacter(page, 'Ben', 'Her neighbour, seven, curly red hair, round glasses and a green jumper.')
  await page.getByLabel('Additional Details (Optional)').fill('It should end in their garden, with a picnic.')
  await expect(generateButton(page)).toBeEnabled()
  await expect(page.getByText('Character added to story.')).toBeHidden()
  await shoot(page, 'create-filled')
  await generateButton(page).scrollIntoViewIfNeeded()
  await shoot(page, 'create-filled-view', { viewOnly: true })

  await page.getByRole('radio', { name: 'Moral Value' }).check()
  await shoot(page, 'create-moral-missing')
})

test('the lists of verses and values', async ({ page }) => {
  await openCreateForm(page)
  const verse = page.getByRole('combobox', { name: 'Bible verse' })
  await verse.click()
  await shoot(page, 'create-verses-open', { viewOnly: true })
  await verse.fill('kind')
  await shoot(page, 'create-verses-searched', { viewOnly: true })
  await verse.fill('zebra')
  await shoot(page, 'create-verses-none', { viewOnly: true })
  await verse.press('Escape')
  await page.getByRole('radio', { name: 'Moral Value' }).check()
  await page.getByRole('combobox', { name: 'Moral value' }).click()
  await shoot(page, 'create-values-open', { viewOnly: true })
})

test('a balance that is too low, premium and the hint', async ({ page }) => {
  await openCreateForm(page)
  await addCharacter(page, amara.name, amara.details)
  await page.getByRole('radio', { name: /^Premium/ }).check()
  await page.getByLabel('Number of images').selectOption('20 images')
  await expect(page.getByText(/^Error: You need at least 400 tokens/)).toBeVisible()
  await shoot(page, 'create-low-balance')
  await shoot(page, 'create-low-balance-view', { viewOnly: true })
  await page.getByRole('button', { name: 'About the allowed image regenerations' }).click()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await shoot(page, 'create-tooltip', { viewOnly: true })
})

test('on its way, and partly failed', async ({ page }) => {
  const lists = /\/api\/reference\/(bible-verses|costs|illustration-styles)/
  await page.route(lists, (route) => route.fulfill({ status: 503, json: { message: 'Away.' } }))
  await page.goto('/create?new')
  await expect(page.getByText(/^Failed to load some reference data/)).toBeVisible()
  await shoot(page, 'create-reference-failure')
  await page.unroute(lists)
  await page.route('**/api/reference/**', () => new Promise(() => {}))
  await page.goto('/create?new')
  await page.getByRole('heading', { name: 'Craft a New Fable' }).waitFor()
  await shoot(page, 'create-loading')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('signed out', async ({ page }) => {
  await openCreateForm(page)
  await addCharacter(page, amara.name, amara.details)
  await signOutInAnotherTab(page)
  await expect(page.getByText('Please log in to create a story')).toBeVisible()
  await shoot(page, 'create-signed-out')
  await shoot(page, 'create-signed-out-view', { viewOnly: true })
})

async function signOutInAnotherTab(page: Page): Promise<void> {
  const other = await page.context().newPage()
  await other.goto('/profile')
  const menu = other.getByRole('button', { name: 'Open menu' })
  await other.getByRole('heading', { name: 'User Profile' }).waitFor()
  if (await menu.isVisible()) await menu.click()
  await other.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  await other.waitForURL('**/login')
  await other.close()
}
