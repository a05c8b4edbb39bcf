import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expect, test } from './support/parent-test.ts'
import { makeStory } from './support/stories.ts'

test('a parent tells a story for another age: words reviewed, pictures as they were, and each leads to the other (ED-01, ED-02, ED-03)', async ({
  page,
  parent,
}) => {
  test.slow()
  const storyId = await makeStory(parent)
  const { tokensAvailable } = await parent.call('getProfile', {})
  await page.goto(`/story/${storyId}`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'For other ages' }).click()
  const dialog = page.getByRole('dialog', { name: 'For other ages' })
  await dialog.getByRole('combobox', { name: 'Tell it for another age' }).selectOption('Pre-Teens')
  await expectAccessible(page)
  await expectFits(page)
  await dialog.getByRole('button', { name: 'Tell it for Pre-Teens' }).click()

  await page.waitForURL(/\/review\//)
  const words = page.getByText('Next these words get the pictures that the story has already')
  await expect(words).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.waitForURL(/\/library/)
  const [draft] = await parent.call('getInProgressStatus', {})
  await page.goto(`/review-images/${draft?._id}`)
  await expect(page.getByText('are those of the story it was told after')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Regenerate/ })).toHaveCount(0)
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('button', { name: /^Publish/ }).click()

  await page.waitForURL(/\/profile/)
  await page.goto('/library')
  await expect(page.getByText('Also told for')).toHaveCount(2)
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('link', { name: 'Toddlers', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/story/${storyId}$`))
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'For other ages' }).click()
  await expect(dialog.getByRole('link', { name: 'Pre-Teens' })).toBeVisible()
  expect((await parent.call('getProfile', {})).tokensAvailable).toBe(tokensAvailable)
})
