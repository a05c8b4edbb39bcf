import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expect, test } from './support/hosted-test.ts'
import { approveText, hero, orderOnForm, publishAndOpen } from './support/make-book.ts'
import { makeDraft } from './support/stories.ts'

test.use({ hosted: ['writer', 'speaker'], paints: true })

test('a hosted model writes without a name, the illustrator draws it, and a narrator says the names (NA-01, NA-02, NA-08)', async ({
  page,
  parent,
  suppliers: { writer, speaker },
}) => {
  test.slow()
  expect(parent.uid).toBeTruthy()
  await orderOnForm(page)
  await approveText(page)
  await publishAndOpen(page)
  await expect(page.getByRole('heading', { name: 'The Bird on the Gate' })).toBeVisible()
  await expect(page.getByRole('article').getByText(new RegExp(hero.name)).first()).toBeVisible()
  expect(writer.received.length).toBeGreaterThan(0)
  expect(/Amara|Tobias/.test(writer.received.join())).toBe(false)

  await test.step('the parent orders the narration', () => orderNarration(page))
  expect(speaker.asked.map(({ text }) => text).join()).toContain(hero.name)

  await test.step('the book plays it, marks the sentence and turns the page', async () => {
    await page.getByRole('button', { name: 'Listen' }).click()
    const bar = page.getByRole('region', { name: 'Listening' })
    await expect(bar.getByText('Reading to you')).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Voice: Narrator' })).toBeVisible()
    await expect.poll(() => markedSentence(page)).not.toBe('')
    const first = await markedSentence(page)
    await expect.poll(() => markedSentence(page)).not.toBe(first)
    await expectAccessible(page)
    await expectFits(page)
    await expect(page.getByText('page 2 of 5')).toBeVisible()
    await expect.poll(() => markedSentence(page)).not.toBe('')
    await bar.getByRole('button', { name: 'Pause' }).click()
    await expect.poll(() => markedSentence(page)).toBe('')
  })
})

test('the model reads a text closely when a parent asks, and what it found leads to its words and is mended (CI-09, CI-10)', async ({
  page,
  parent,
  suppliers: { writer },
}, testInfo) => {
  await page.goto(`/review/${await makeDraft(parent)}`)
  const text = page.getByRole('textbox', { name: 'Story text' })
  await expect(text).toHaveValue(/Ada/)
  const before = await text.inputValue()
  const told = `Ada’s bamboo flute was new.\n\n${before}\n\nHer silver flute lay in the grass.`
  await text.fill(told)
  const box = page.getByRole('region', { name: 'A close reading' })
  const read = box.getByRole('button', { name: /^Read it closely/ })
  await expectAccessible(page)
  const asked = writer.received.length
  await read.press('Enter')
  await expect(box.getByRole('status')).toHaveText('Read to the end: 1 thing to look at, above.')
  expect(writer.received.slice(asked).join()).toContain('bamboo flute')
  expect(writer.received.slice(asked).join()).not.toContain('Ada')
  await expect(read).toBeFocused()

  const found = page.getByRole('region', { name: 'Worth a second look' })
  await expect(
    found.getByText(/^Page 1 says Ada’s flute is of bamboo, page \d says it is of silver\.$/),
  ).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await box.scrollIntoViewIfNeeded()
  await page.screenshot({ path: testInfo.outputPath('close-reading.png') })
  await found.getByRole('button', { name: /^Write “bamboo” for “silver”/ }).click()
  await expect(text).toHaveValue(/Her bamboo flute lay/)
  await expect(box.getByRole('status')).toHaveText(
    'Read to the end: what was found is mended, or its words are gone.',
  )
  await found.getByRole('button', { name: 'Undo' }).click()
  await expect(text).toHaveValue(told)
})

async function orderNarration(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Narration' }).click()
  const dialog = page.getByRole('dialog', { name: 'Have this book narrated' })
  await expect(dialog.getByText(/are sent to OpenAI as they stand, with the names in them/)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await dialog.getByRole('button', { name: 'Narrate for 20 tokens' }).click()
  await expect(dialog.getByText('This book is narrated.')).toBeVisible({ timeout: 180_000 })
  await dialog.getByRole('button', { name: 'Close' }).last().click()
}

const markedSentence = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...(CSS.highlights.get('spoken-sentence') ?? [])].map((range) => (range as Range).toString()).join(''),
  )
