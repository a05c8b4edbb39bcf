import type { Page } from '@playwright/test'
import { alterGeneration, generationLooks, restoreGeneration } from '../support/altered-answers.ts'
import { expect, test } from '../support/parent-test.ts'
import { shoot } from '../support/shoot.ts'
import { makeDraft } from '../support/stories.ts'

test.use({ expectedErrors: /Failed to load resource/ })

const text = (page: Page) => page.getByRole('textbox', { name: 'Story text' })

test('the desk: loading, reading, changing, asking for another version', async ({ page, parent }) => {
  const address = `/review/${await makeDraft(parent)}`
  await page.route(generationLooks, () => {})
  await page.goto(address)
  await page.getByText('Loading your story...').waitFor({ state: 'attached' })
  await shoot(page, 'review-loading')
  await restoreGeneration(page)
  await page.goto(address)
  await text(page).waitFor()
  await shoot(page, 'review')
  await page.getByRole('button', { name: 'Regenerate' }).click()
  await page.getByRole('button', { name: 'Regenerate' }).click()
  await shoot(page, 'review-wish-missing')
  await text(page).fill('Ada went home. And that is the end of it.')
  await page.getByText('About the verse').waitFor()
  await shoot(page, 'review-verse-warning')
  await text(page).fill('Ada ran to the red barn. '.repeat(667))
  await page.getByText(/^About 80\d words a page/).waitFor()
  await shoot(page, 'review-too-long')
  await page.getByRole('button', { name: 'Discard my changes' }).click()
  await page.getByRole('alertdialog').waitFor()
  await shoot(page, 'review-discard', { viewOnly: true })
  await page.getByRole('button', { name: 'Keep them' }).click()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByText('Your changes are back').waitFor()
  await shoot(page, 'review-restored')
  await page.getByRole('link', { name: 'Faith Fables' }).first().click()
  await page.getByRole('alertdialog').waitFor()
  await shoot(page, 'review-leave', { viewOnly: true })
})

test('what an approval and a regeneration come to', async ({ page, parent }) => {
  const generationId = await makeDraft(parent)
  await page.goto(`/review/${generationId}`)
  await page.getByRole('button', { name: 'Regenerate' }).click()
  await page.getByLabel('What should be different?').fill('Make it funnier, please, and call the kite Zippy.')
  await alterGeneration(page, () => ({ status: 'regenerating_text_feedback' }))
  await page.getByRole('button', { name: 'Regenerate' }).click()
  await page.getByRole('button', { name: 'Writing again...' }).waitFor()
  await shoot(page, 'review-rewriting')
  await text(page).fill('These are my own words meanwhile.')
  await restoreGeneration(page)
  await page.getByText('Story has been regenerated!').waitFor()
  await shoot(page, 'review-regenerated')
  await page.getByText(/^What changed since/).click()
  await shoot(page, 'review-changes')
  await approve(page, generationId)
  await shoot(page, 'review-approving')
  await alterGeneration(page, () => ({ status: 'pending_prompt_review' }))
  await page.getByText('Some picture ideas need your attention.').waitFor()
  await shoot(page, 'review-approved-ideas-declined')
})

async function approve(page: Page, generationId: string): Promise<void> {
  await page.goto(`/review/${generationId}`)
  await text(page).waitFor()
  await alterGeneration(page, () => ({ status: 'moderating_review' }))
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByText('Still moderating content...').waitFor()
}

test('a declined text', async ({ page, parent }) => {
  await page.goto(`/review/${await makeDraft(parent)}`)
  await text(page).fill(`${await text(page).inputValue()}\n\nBlood ran everywhere.`)
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByText(/^Moderation Failed/).waitFor()
  await shoot(page, 'review-declined')
})

test('where there is nothing to review', async ({ page, parent }) => {
  const address = `/review/${await makeDraft(parent)}`
  await page.route(generationLooks, (route) => route.abort())
  await page.goto(address)
  await page.getByText('Failed to load story data.').waitFor()
  await shoot(page, 'review-not-loaded')
  await restoreGeneration(page)
  await page.goto('/review/nothing')
  await page.getByText('Story not found.').waitFor()
  await shoot(page, 'review-not-found')
  for (const status of ['generating_text', 'pending_image_review', 'failed'] as const) {
    await alterGeneration(page, ({ storyText }) => ({
      status,
      ...(status === 'generating_text' && { storyText: null, title: null }),
      ...(status === 'failed' && { processingError: 'The paper ran out.', storyText }),
    }))
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await shoot(page, `review-at-${status}`)
  }
})

test('a long story', async ({ page, parent }) => {
  const [ageGroup] = (await parent.call('listAgeGroups', {})).slice(-1)
  const originalPrompt = { imageQuality: 'Default', imageNumber: 20 } as const
  const generationId = await makeDraft(parent, {
    originalPrompt,
    ...(ageGroup && { ageGroupId: ageGroup._id }),
  })
  await page.goto(`/review/${generationId}`)
  await text(page).waitFor()
  await shoot(page, 'review-long')
})
