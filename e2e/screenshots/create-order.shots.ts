import type { GenerationStatus } from '@faith-fables/contract/generation-status'
import type { Page } from '@playwright/test'
import {
  addCharacter,
  amara,
  generateButton,
  openCreateForm,
  processingDialog,
} from '../support/create-form.ts'
import { expect, test } from '../support/parent-test.ts'
import { shoot } from '../support/shoot.ts'

// Answers that are altered on their way.
test.use({ expectedErrors: /status of (402|500)/ })

const record = '**/api/stories/generations/*'

test('the processing dialog and how it ends', async ({ page }) => {
  await openCreateForm(page)
  await addCharacter(page, amara.name, amara.details)
  await answerWith(page, 'generating_text')
  await generateButton(page).click()
  await processingDialog(page).waitFor()
  await shoot(page, 'create-processing-begun', { viewOnly: true })
  await expect(page.getByText('Crafting the narrative...')).toBeVisible()
  await shoot(page, 'create-processing-writing', { viewOnly: true })
  await answerWith(page, 'moderating_prompts')
  await expect(page.getByText('Reviewing illustration ideas...')).toBeVisible()
  await shoot(page, 'create-processing-late', { viewOnly: true })
  await page.route(record, (route) => route.fulfill({ status: 500, json: {} }))
  await expect(page.getByText(/^Error checking status/)).toBeVisible()
  await shoot(page, 'create-processing-trouble', { viewOnly: true })
  await expect(processingDialog(page)).toBeHidden({ timeout: 30_000 })
  await shoot(page, 'create-failed-watching', { viewOnly: true })
  await shoot(page, 'create-failed-watching-page')
})

test('an idea that is declined', async ({ page }) => {
  await openCreateForm(page)
  await addCharacter(page, amara.name, amara.details)
  await page.getByLabel('Additional Details (Optional)').fill('They kill the giant and drink his blood.')
  await generateButton(page).click()
  await expect(page.getByText(/^Generation Failed: /)).toBeVisible()
  await shoot(page, 'create-failed-safety', { viewOnly: true })
})

test('an idea that speaks of hurting oneself', async ({ page }) => {
  await openCreateForm(page)
  await addCharacter(page, amara.name, amara.details)
  await page
    .getByLabel('Additional Details (Optional)')
    .fill('She wants to die and thinks that everybody would be better off without her.')
  await generateButton(page).click()
  await expect(page.getByText(/^Generation Failed: /)).toBeVisible()
  await shoot(page, 'create-failed-care', { viewOnly: true })
})

test('too few tokens after all', async ({ page }) => {
  await openCreateForm(page)
  await addCharacter(page, amara.name, amara.details)
  await page.route('**/api/stories/generate', (route) => route.fulfill({ status: 402, json: {} }))
  await generateButton(page).click()
  await expect(page.getByText('Error: Insufficient tokens. Please purchase more.')).toBeVisible()
  await shoot(page, 'create-failed-tokens', { viewOnly: true })
})

async function answerWith(page: Page, status: GenerationStatus): Promise<void> {
  await page.unroute(record)
  await page.route(record, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), status } })
  })
}
