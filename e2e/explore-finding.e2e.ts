import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expect, test } from './support/test.ts'

test.use({ publicShelf: true })

test('a visitor finds a story in the whole library, sends the search to somebody, and takes wishes back', {
  tag: '@phone',
}, async ({ page, browser, baseURL }) => {
  await page.goto('/explore')
  const books = page.getByRole('article')
  await expect(books).toHaveCount(2)
  const titles = await books.getByRole('heading').allTextContents()

  await page.getByText('Find in the whole library').click()
  const styles = page.getByLabel('Style')
  await expect(styles.getByRole('option')).not.toHaveCount(1)
  await expectAccessible(page)
  await expectFits(page)
  const [, style = ''] = await styles.getByRole('option').allTextContents()
  await styles.selectOption(style)
  await expect(page).toHaveURL(/library-style=/)
  await expect(page.getByRole('list', { name: 'What is looked for' }).getByRole('button')).toHaveCount(1)
  await expect(page.getByText(/^Page 1 of 1 \(1 stories\)$/)).toBeVisible()
  await expectAccessible(page)

  const wanted = (await books.getByRole('heading').textContent()) ?? ''
  expect(titles).toContain(wanted)
  await page.getByRole('textbox', { name: 'Words' }).fill(wanted)
  await page.getByRole('button', { name: 'Find stories' }).press('Enter')
  await expect(page).toHaveURL(/library-words=/)
  await expect(books.getByRole('heading')).toHaveText([wanted])

  // On another device: a tab that comes in front of this one would stop its pictures, and with them every press.
  const theirs = await browser.newContext({ baseURL: baseURL ?? '' })
  const friend = await theirs.newPage()
  await friend.goto(page.url())
  await expect(friend.getByRole('article').getByRole('heading')).toHaveText([wanted])
  await expect(friend.getByRole('textbox', { name: 'Words' })).toHaveValue(wanted)
  await theirs.close()

  await page.getByRole('textbox', { name: 'Character' }).fill('Zebedee')
  await page.getByRole('textbox', { name: 'Character' }).press('Enter')
  await expect(page.getByRole('heading', { name: /^No public stories with/ })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('button', { name: /Look without Character: Zebedee/ }).press('Enter')
  await expect(books.getByRole('heading')).toHaveText([wanted])
  await page.getByRole('button', { name: 'Look for nothing in particular' }).click()
  await expect(books).toHaveCount(2)
  await expect(page).toHaveURL('/explore')
})
