import type { PublicStory } from '@faith-fables/contract'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { wordsOfPdf } from './support/words-of-pdf.ts'

test.use({ publicShelf: true })

/** Cover, title page, dedication; the verse, what to talk about, who made the book. */
const sheetsAround = 6

const papers = [
  { format: 'A4' },
  { format: 'A4', landscape: true },
  { format: 'Letter' },
  { format: 'Letter', landscape: true },
]

test('the browser’s own command prints the whole book, on whatever paper (BO-08)', async ({ page }) => {
  const { pages } = await openStory(page)
  for (const paper of papers) {
    const printed = await page.pdf(paper)
    const words = await wordsOfPdf(printed)
    expect(words, JSON.stringify(paper)).toHaveLength(pages.length + sheetsAround)
    expect(words.filter((letters) => letters === '')).toEqual([])
    expect(printed.toString('latin1').match(/\/Subtype\s*\/Image\b[^>]*?\/Width 1024\b/g)).toHaveLength(
      pages.length + 1,
    )
  }
})

test('each sheet has its picture and its words, and the last what to do with them', async ({ page }) => {
  const { title, pages } = await openStory(page)
  await setForPaper(page)

  const sheets = page.locator('.printed-story > section')
  await expect(sheets.first()).toContainText(title)
  for (const [place, words] of pages.entries()) {
    const told = ((await sheets.nth(place + 3).textContent()) ?? '').replace(/\s+/g, '')
    expect(told).toContain(words.replace(/\s+/g, ''))
  }
  await expect(sheets.nth(pages.length + 3)).toContainText('Remember')
  await expect(sheets.last()).toContainText(`“${title}” was told by`)
  // They stand there without anybody having waited for them.
  const widths = await page
    .locator('.printed-story img')
    .evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLImageElement).naturalWidth))
  expect(widths).toEqual(Array(pages.length + 1).fill(1024))

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(sheets).toHaveCount(0)
})

test('paper is white, also when a book is printed by night', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openStory(page)
  await setForPaper(page)

  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  for (const ground of ['html', 'body']) {
    await expect(page.locator(ground)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  }
  await expect(page.locator('.printed-text').first()).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('.printed-verse')).toHaveCSS('border-top-color', 'rgb(220, 195, 156)')
})

interface OpenedStory {
  title: string
  pages: string[]
}

/** Opens the first public story and waits for what is fetched ahead; its words are those that the server tells. */
async function openStory(page: Page): Promise<OpenedStory> {
  await page.goto('/explore')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await page.getByText(/^page 1 of \d+$/).waitFor()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const story: PublicStory = await (await page.request.get(`/api/public-stories/${id}`)).json()
  const keyMoments = story.keyMoments.toSorted((one, other) => one.index - other.index)
  const pictures = [story.imageUrl, ...keyMoments.map(({ selectedImageUrl }) => selectedImageUrl)]
  await page.waitForFunction((addresses) => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    return addresses.every((address) => address && fetched.includes(address))
  }, pictures)
  return { title: story.title, pages: keyMoments.map(({ textSnippet }) => textSnippet) }
}

/** What a browser does that is asked to print, without the printer. */
async function setForPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
}
