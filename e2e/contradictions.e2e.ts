import { untilGeneration } from '@faith-fables/tools/product/told-story'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expect, test } from './support/parent-test.ts'
import { isDrawn, makeDraft } from './support/stories.ts'

test('a contradiction is told while a parent types, found by keyboard, mended and taken back (CI-01, CI-05)', async ({
  page,
  parent,
}) => {
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

test('what a page and its picture tell differently is found above the pictures, and asked for in words that lie ready (CI-07)', {
  tag: '@phone',
}, async ({ page, parent }) => {
  const generationId = await makeDraft(parent)
  const { storyText } = await parent.call('getGeneration', { params: { generationId } })
  const editedStoryText = `Ada's red coat was warm.\n\n${storyText}`
  await parent.call('reviewText', {
    params: { generationId },
    body: { action: 'approve', editedStoryText },
  })
  await untilGeneration(parent, generationId, isDrawn)
  const { keyMoments } = await parent.call('getGeneration', { params: { generationId } })
  const [first] = keyMoments
  await parent.call('regeneratePicture', {
    params: { generationId, sceneIndex: 0 },
    body: {
      feedback: 'Ada wears a blue coat.',
      previousAttemptId: first?.illustrationAttempts[0]?._id ?? '',
    },
  })
  await untilGeneration(
    parent,
    generationId,
    ({ keyMoments: [shown] }) => shown?.illustrationAttempts[1]?.imageUrls.length === 2,
  )

  await page.goto(`/review-images/${generationId}`)
  const found = page.getByRole('region', { name: 'Worth a second look' })
  await expect(found.getByText('Page 1 says Ada’s coat is red, its picture shows it blue.')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await found.getByRole('button', { name: 'Ask for “Ada wears a red coat.”' }).press('Enter')
  const wish = page
    .getByRole('region', { name: 'Scene 1', exact: true })
    .getByLabel('What should this picture show instead?')
  await expect(wish).toBeFocused()
  await expect(wish).toHaveValue('Ada wears a red coat.')
})
