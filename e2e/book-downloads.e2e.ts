import { readFile } from 'node:fs/promises'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expect, test } from './support/parent-test.ts'
import { makeStory } from './support/stories.ts'

test('a book is downloaded as a PDF and as a booklet (BO-01)', { tag: '@phone' }, async ({
  page,
  parent,
}) => {
  test.slow()
  const storyId = await makeStory(parent)
  await page.goto(`/story/${storyId}`)
  await page.getByRole('button', { name: 'Download' }).click()
  const dialog = page.getByRole('dialog', { name: 'Download this book' })
  await expect(dialog.getByRole('combobox', { name: 'As what?' })).toBeFocused()
  await expectAccessible(page)
  await expectFits(page)

  for (const kind of ['Picture book (PDF)', 'Booklet to fold and staple (PDF)']) {
    await dialog.getByRole('combobox', { name: 'As what?' }).selectOption(kind)
    const downloaded = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download' }).click()
    const download = await downloaded
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
    const bytes = await readFile(await download.path())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    await expect(dialog.getByText('The book lies among your downloads.')).toBeVisible()
  }
  await expectAccessible(page)
})
