import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expect, test } from './support/hosted-test.ts'
import { approveText, expectPictureShown, hero, orderOnForm, publishAndOpen } from './support/make-book.ts'
import { saveCharacters } from './support/saved-characters.ts'

test.use({ hosted: ['painter'] })

test('the storyteller writes, and a hosted model draws it from words without a name', async ({
  page,
  parent,
  suppliers: { painter },
}) => {
  test.slow()
  expect(parent.uid).toBeTruthy()
  await orderOnForm(page)
  await approveText(page)
  await expectAccessible(page)
  const sheets = painter.prompts.filter((prompt) => prompt.startsWith('A character sheet'))
  expect(sheets).toHaveLength(1)
  expect(painter.prompts).toHaveLength(11)
  const cast = page.getByRole('region', { name: 'Who is in this story' })
  await expect(cast.getByRole('img', { name: 'Amara, drawn alone' })).toBeVisible()

  const scene = page.getByRole('region', { name: 'Scene 2' })
  await scene.getByLabel('What should this picture show instead?').fill('Let Amara dance in the rain.')
  await scene.getByRole('button', { name: 'Regenerate (5 tokens)' }).click()
  await expect(scene.getByRole('radio')).toHaveCount(4, { timeout: 180_000 })
  expect(painter.prompts.slice(11).every((prompt) => /dance in the rain/i.test(prompt))).toBe(true)

  await publishAndOpen(page)
  await expectPictureShown(page)
  expect(/Amara|Tobias/.test(painter.received.join())).toBe(false)
})

test('a saved character is drawn once for the next stories, and again where the parent does not like it (SE-05, SE-10)', async ({
  page,
  parent,
  suppliers: { painter },
}) => {
  test.slow()
  await orderOnForm(page)
  // Known by the same words, whether saved before the order or after.
  await saveCharacters(parent, [hero])
  await approveText(page)
  const sheets = () => painter.prompts.filter((prompt) => prompt.startsWith('A character sheet')).length
  const before = sheets()

  await page.getByRole('region', { name: 'Who is in this story' }).getByRole('link').click()
  const card = page.getByRole('region', { name: 'Saved Characters' })
  const picture = card.getByRole('img', { name: /^Amara in / })
  await expect(picture).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  const first = await picture.getAttribute('src')
  await card.getByRole('button', { name: /^Draw again: Amara/ }).click()
  const other = card.getByRole('button', { name: /^Take the other drawing: Amara/ })
  await expect(other).toBeVisible({ timeout: 60_000 })
  expect(await picture.getAttribute('src')).not.toBe(first)
  expect(sheets()).toBe(before + 1)
  await other.click()
  await expect(picture).toHaveAttribute('src', first ?? '')
})
