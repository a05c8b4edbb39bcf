import { expectAccessible } from './support/expect-accessible.ts'
import { expect, test } from './support/hosted-test.ts'
import { approveText, orderOnForm, publishAndOpen } from './support/make-book.ts'

test.use({ hosted: ['painter'] })

test('the storyteller writes, and a hosted model draws it from words without a name', {
  tag: '@phone',
}, async ({ page, parent, suppliers: { painter } }) => {
  test.slow()
  expect(parent.uid).toBeTruthy()
  await orderOnForm(page)
  await approveText(page)
  await expectAccessible(page)
  expect(painter.prompts).toHaveLength(10)

  const scene = page.getByRole('region', { name: 'Scene 2' })
  await scene.getByLabel('What should this picture show instead?').fill('Let Amara dance in the rain.')
  await scene.getByRole('button', { name: 'Regenerate (5 tokens)' }).click()
  await expect(scene.getByRole('radio')).toHaveCount(4, { timeout: 180_000 })
  expect(painter.prompts.slice(10).every((prompt) => /dance in the rain/i.test(prompt))).toBe(true)

  await publishAndOpen(page)
  const picture = page.getByRole('article').getByRole('img').first()
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect(/Amara|Tobias/.test(painter.received.join())).toBe(false)
})
