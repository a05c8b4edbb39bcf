import { untilGeneration } from '@faith-fables/tools/product/told-story'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expect, test } from './support/parent-test.ts'
import { makeDraft } from './support/stories.ts'

test('a contradiction is told while a parent types, found by keyboard, mended and taken back (CI-01, CI-05)', {
  tag: '@phone',
}, async ({ page, parent }) => {
  await page.goto(`/review/${await makeDraft(parent)}`)
  const text = page.getByRole('textbox', { name: 'Story text' })
  const found = page.getByRole('region', { name: 'Worth a second look' })
  await expect(text).toHaveValue(/Ada/)
  const before = await text.inputValue()
  await expect(found).toBeHidden()

  await text.fill(
    `${before}\n\nThe kite was red.\n\nAda laughed at the sky.\n\nThe blue kite danced over the hill.`,
  )
  await expect(found.getByText(/says the kite is red, (page \d says|and then) it is blue\.$/)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  const goTo = found.getByRole('button', { name: /^Go to “blue”/ })
  await goTo.focus()
  await page.keyboard.press('Enter')
  await expect(text).toBeFocused()
  expect(
    await text.evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    ),
  ).toBe('blue')

  await found.getByRole('button', { name: /^Write “red”/ }).press('Enter')
  await expect(text).toHaveValue(/The red kite danced/)
  await expect(found.getByRole('list')).toBeHidden()
  const undo = found.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await expectAccessible(page)
  await undo.press('Enter')
  await expect(text).toHaveValue(/The blue kite danced/)
  await expect(text).toBeFocused()

  const fold = found.getByText(/as far as we can tell$/)
  await fold.click()
  await expect(goTo).toBeHidden()
  await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled()
})

test('a picture that shows a coat in another colour than its page is told above the pictures, found by keyboard, and drawn as the page tells it (CI-07)', {
  tag: '@phone',
}, async ({ page, parent }) => {
  test.slow()
  const generationId = await makeDraft(parent)
  const params = { generationId }
  const { storyText } = await parent.call('getGeneration', { params })
  const editedStoryText = `Ada’s red coat was warm. ${storyText}`
  await parent.call('reviewText', { params, body: { action: 'approve', editedStoryText } })
  await untilGeneration(parent, generationId, ({ status }) => status === 'pending_image_review')
  await page.goto(`/review-images/${generationId}`)
  const scene = page.getByRole('region', { name: 'Scene 1', exact: true })
  const wish = scene.getByLabel('What should this picture show instead?')
  const askAgain = scene.getByRole('button', { name: /^Regenerate/ })
  const found = page.getByRole('region', { name: 'Worth a second look' })

  await wish.fill('Ada wears a blue coat.')
  await askAgain.click()
  await expect(found.getByText('Page 1 says Ada’s coat is red, its picture shows it blue.')).toBeVisible({
    timeout: 30_000,
  })
  await expectAccessible(page)
  await expectFits(page)

  await found.getByRole('button', { name: 'Ask for “Ada wears a red coat.”' }).press('Enter')
  await expect(wish).toBeFocused()
  await expect(wish).toHaveValue('Ada wears a red coat.')
  await askAgain.click()
  await expect(found).toBeHidden({ timeout: 30_000 })
})
