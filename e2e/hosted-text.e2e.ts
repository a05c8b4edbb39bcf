import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expect, test } from './support/hosted-test.ts'
import { approveText, hero, orderOnForm, publishAndOpen } from './support/make-book.ts'

test.use({ hosted: ['writer', 'speaker'] })

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
    await expect(page.getByText('page 2 of 5')).toBeVisible({ timeout: 30_000 })
    await expect.poll(() => markedSentence(page)).not.toBe('')
    await bar.getByRole('button', { name: 'Pause' }).click()
    await expect.poll(() => markedSentence(page)).toBe('')
  })
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
