import type { GenerationRecord, Scene } from '@faith-fables/contract'
import type { Page } from '@playwright/test'
import { alterGeneration, generationLooks, restoreGeneration } from '../support/altered-answers.ts'
import { expect, test } from '../support/parent-test.ts'
import { shoot } from '../support/shoot.ts'
import { makeDraftWithPictures } from '../support/stories.ts'

// Sentences for what cannot be reached are taken without an answer.
test.use({ expectedErrors: /Failed to load resource/ })

/** The record with the attempts of its first scenes as named, and the pictures of others taken away. */
function withAttempts(
  record: GenerationRecord,
  statuses: readonly Scene['illustrationAttempts'][number]['status'][],
) {
  const keyMoments = record.keyMoments.map((scene) => {
    const status = statuses[scene.index]
    const [attempt] = scene.illustrationAttempts
    if (!status || !attempt) return scene
    return { ...scene, illustrationAttempts: [{ ...attempt, status, imageUrls: [] }] }
  })
  return { keyMoments }
}

test('five scenes', async ({ page, parent }) => {
  const address = `/review-images/${await makeDraftWithPictures(parent)}`
  await page.route(generationLooks, () => {})
  await page.goto(address)
  await page.getByText('Loading your pictures...').waitFor({ state: 'attached' })
  await shoot(page, 'review-images-loading')

  await alterGeneration(page, (record) =>
    withAttempts(record, [
      'image_generation_in_progress',
      'image_generation_queued',
      'prompt_rejected_by_image_safety',
      'image_initiation_failed',
    ]),
  )
  await page.goto(address)
  await page.getByText('Being drawn...').first().waitFor()
  await loadAll(page)
  await shoot(page, 'review-images-drawing')

  await restoreGeneration(page)
  await page.goto(address)
  const scene = page.getByRole('region', { name: 'Scene 2' })
  await scene.getByRole('radio').first().click()
  await scene.getByRole('button', { name: /^Regenerate/ }).click()
  await expect(scene.getByText('Please enter feedback before submitting.')).toBeVisible()
  await loadAll(page)
  await shoot(page, 'review-images-five')

  await page.getByRole('button', { name: 'Look closer at Picture A of scene 1' }).click()
  await page.getByRole('dialog').getByRole('img').waitFor()
  await shoot(page, 'review-images-closer', { viewOnly: true })
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Choose the first of each' }).click()
  await expect(page.getByText('5 of 5 pictures are chosen.')).toBeVisible()
  await page.getByRole('region', { name: 'Cover' }).getByRole('radio').nth(1).waitFor()
  await loadAll(page)
  await shoot(page, 'review-images-cover')
  await scene.getByLabel('What should this picture show instead?').fill('Bring Ada closer.')
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('alertdialog').waitFor()
  await shoot(page, 'review-images-publish-question', { viewOnly: true })
  await page.getByRole('button', { name: 'Not yet' }).click()

  await scene.getByRole('button', { name: /^Regenerate/ }).click()
  await scene.getByText('Regeneration requested successfully!').waitFor()
  await loadAll(page)
  await shoot(page, 'review-images-requested')
})

test('where nothing can be chosen', async ({ page, parent }) => {
  const address = `/review-images/${await makeDraftWithPictures(parent)}`
  const states = {
    failed: { status: 'failed', processingError: 'The paper ran out.' },
    early: { status: 'splitting_scenes', keyMoments: [] },
    'text-first': { status: 'pending_review', keyMoments: [] },
  } as const
  for (const [name, changes] of Object.entries(states)) {
    await alterGeneration(page, () => ({ ...changes, keyMoments: [] }))
    await page.goto(address)
    await expect(page.getByRole('main').locator('.note')).toBeVisible()
    await shoot(page, `review-images-${name}`)
  }
  await page.unroute(generationLooks)
  await page.route(generationLooks, (route) => route.abort())
  await page.goto(address)
  await page.getByText('Failed to load story data.').waitFor()
  await shoot(page, 'review-images-not-loaded')
  await page.goto('/review-images')
  await page.getByText('No story ID provided in the URL.').waitFor()
  await shoot(page, 'review-images-no-id')
})

test('twenty scenes, and no answer any more', async ({ page, parent }) => {
  test.slow()
  const originalPrompt = { imageQuality: 'Default', imageNumber: 20 } as const
  const generationId = await makeDraftWithPictures(parent, { originalPrompt })
  await page.clock.install()
  await page.goto(`/review-images/${generationId}`)
  await page.getByRole('region', { name: 'Scene 20' }).waitFor()
  for (const number of [1, 2, 4, 7]) {
    await page
      .getByRole('region', { name: `Scene ${number}`, exact: true })
      .getByRole('radio')
      .first()
      .click()
  }
  await expect(page.getByText('4 of 20 pictures are chosen.')).toBeVisible()
  await loadAll(page)
  await shoot(page, 'review-images-twenty')
  await page.route(generationLooks, (route) => route.abort())
  await expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(page.getByText('We cannot reach your stories right now.')).toBeVisible({ timeout: 200 })
  }).toPass()
  await page.evaluate(() => window.scrollTo(0, 0))
  await shoot(page, 'review-images-unreachable', { viewOnly: true })
})

/** A picture of the whole page also shows what nobody has scrolled to. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
}
