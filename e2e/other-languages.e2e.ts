import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expect, test } from './support/hosted-test.ts'
import { approveText, hero, orderOnForm, publishAndOpen } from './support/make-book.ts'

test.use({ hosted: ['writer'] })

test('a story is ordered in Spanish, reviewed with its own verse, and read as Spanish (LN-01, LN-02, LN-07, LN-08)', async ({
  page,
  parent,
}) => {
  test.slow()
  expect(parent.uid).toBeTruthy()
  await orderOnForm(page, async () => {
    await page.getByLabel('Language of the story').selectOption('Español (Spanish)')
    await expect(page.getByText('Its verse is printed from the Reina-Valera 1909.')).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
  })

  await test.step('the review knows the verse in Spanish, and says nothing that is known of English alone', async () => {
    const text = page.getByRole('textbox', { name: 'Story text' })
    await expect(text).toHaveValue(/“Porque de tal manera amó Dios al mundo/)
    await expect(text).toHaveAttribute('lang', 'es')
    await expect(page.getByText('Words a page')).toBeVisible()
    await expect(page.getByText('Years of school it takes')).toBeHidden()
    await expect(page.getByText('About the verse')).toBeHidden()
    const whole = await text.inputValue()
    await text.fill(whole.replace('Porque de tal manera', 'Porque'))
    await expect(page.getByText(/Juan 3:16 no longer stands in the text word for word/)).toBeVisible()
    await text.fill(whole)
    await expectAccessible(page)
    await expectFits(page)
  })

  await approveText(page)
  await publishAndOpen(page)
  await expect(page.getByRole('heading', { name: 'El pájaro de la puerta' })).toBeVisible()
  const words = page.getByRole('article').getByText(`${hero.name} corrió hasta la vieja puerta`)
  await expect(words).toBeVisible()
  expect(await words.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('es')
  await expectAccessible(page)
  await expectFits(page)
})
