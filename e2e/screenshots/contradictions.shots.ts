import { expect, test } from '../support/parent-test.ts'
import { shoot } from '../support/shoot.ts'
import { makeDraft } from '../support/stories.ts'

test('the desk with a contradiction, and with one that was mended', async ({ page, parent }) => {
  await page.goto(`/review/${await makeDraft(parent)}`)
  const text = page.getByRole('textbox', { name: 'Story text' })
  await expect(text).toHaveValue(/Ada/)
  await text.fill(`${await text.inputValue()}\n\nThe kite was red.\n\nThe blue kite danced over the hill.`)
  const found = page.getByRole('region', { name: 'Worth a second look' })
  await found.waitFor()
  await shoot(page, 'review-contradiction')
  await found.getByRole('button', { name: /^Write “red”/ }).click()
  await found.getByRole('list').waitFor({ state: 'hidden' })
  await shoot(page, 'review-contradiction-mended')
})
