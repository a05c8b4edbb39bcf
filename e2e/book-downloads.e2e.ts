import { readFile } from 'node:fs/promises'
import type { BrowserContext } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expect, test } from './support/parent-test.ts'
import { makeStory } from './support/stories.ts'

test.use({ paints: true })

test('a book is downloaded as a PDF, a booklet, an e-book and an archive (BO-01)', async ({
  page,
  parent,
}) => {
  test.slow()
  const storyId = await makeStory(parent)
  await page.goto(`/story/${storyId}`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Download' }).click()
  const dialog = page.getByRole('dialog', { name: 'Download this book' })
  await expect(dialog.getByRole('combobox', { name: 'As what?' })).toBeFocused()
  await expectAccessible(page)
  await expectFits(page)

  const dialogHas = (kind: string) => dialog.getByRole('combobox', { name: 'As what?' }).selectOption(kind)
  const downloaded = async () => {
    const downloading = page.waitForEvent('download', { timeout: 180_000 })
    await dialog.getByRole('button', { name: 'Download' }).click()
    const download = await downloading
    await expect(dialog.getByText('The book lies among your downloads.')).toBeVisible()
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
  }

  for (const kind of ['Picture book (PDF)', 'Booklet to fold and staple (PDF)']) {
    await dialogHas(kind)
    const { name, bytes } = await downloaded()
    expect(name).toMatch(/\.pdf$/)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  }
  for (const [kind, ending] of [
    ['E-book (EPUB)', /\.epub$/],
    ['E-book, fixed pages (EPUB)', /\.epub$/],
    ['All in one, to keep (ZIP)', /\.zip$/],
  ] as const) {
    await dialogHas(kind)
    await expect(dialog.getByRole('combobox', { name: 'On which paper?' })).toBeHidden()
    const { name, bytes } = await downloaded()
    expect(name).toMatch(ending)
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    if (kind.includes('fixed')) await expectNoWordsBeyondThePage(page.context(), bytes)
  }
  await expectAccessible(page)
})

/** A reading program cuts off what does not fit on a page that is laid out for good. */
async function expectNoWordsBeyondThePage(context: BrowserContext, epub: Uint8Array): Promise<void> {
  const files = unzipSync(epub)
  const style = strFromU8(files['book/style.css'] ?? new Uint8Array())
  const page = await context.newPage()
  await page.setViewportSize({ width: 1000, height: 1000 })
  for (const [name, content] of Object.entries(files)) {
    if (!/page|talk|title|made/.test(name) || !name.endsWith('.xhtml')) continue
    await page.setContent(strFromU8(content).replace(/<link[^>]*>/, `<style>${style}</style>`))
    const lowest = await page.evaluate(() =>
      Math.max(
        0,
        ...[...document.querySelectorAll('.words *')].map((word) => word.getBoundingClientRect().bottom),
      ),
    )
    expect(lowest, name).toBeLessThanOrEqual(1000)
  }
  await page.close()
}
