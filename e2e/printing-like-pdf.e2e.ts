import type { Page } from '@playwright/test'
import { expect, test } from './support/parent-test.ts'
import { makeStory } from './support/stories.ts'
import { wordsOfPdf } from './support/words-of-pdf.ts'

/** The youngest and the oldest: few words on a page, and as many as are ever told on one. */
const books = [
  { age: 'Toddlers', pictures: 5 },
  { age: 'Pre-Teens', pictures: 5 },
] as const

for (const { age, pictures } of books) {
  test(`a browser prints the book that is downloaded, page by page: ${age}, ${pictures} pages (BO-08)`, async ({
    page,
    parent,
  }) => {
    test.slow()
    const ages = await parent.call('listAgeGroups', {})
    const storyId = await makeStory(parent, {
      ageGroupId: ages.find(({ name }) => name === age)?._id ?? '',
      originalPrompt: { imageQuality: 'Default', imageNumber: pictures },
    })
    await page.goto(`/story/${storyId}`)
    await page.getByText(/^page 1 of \d+$/).waitFor()
    const printed = await page.pdf({ preferCSSPageSize: true })
    const downloaded = await downloadPdf(page)

    expect(await wordsOfPdf(printed)).toEqual(await wordsOfPdf(downloaded))
  })
}

async function downloadPdf(page: Page): Promise<Uint8Array> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Download' }).click()
  const dialog = page.getByRole('dialog', { name: 'Download this book' })
  await dialog.getByRole('combobox', { name: 'On which paper?' }).selectOption('US Letter')
  const downloading = page.waitForEvent('download', { timeout: 180_000 })
  await dialog.getByRole('button', { name: 'Download' }).click()
  const chunks: Uint8Array[] = []
  for await (const chunk of await (await downloading).createReadStream()) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}
