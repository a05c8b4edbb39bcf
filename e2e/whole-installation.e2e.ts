import { askPostgres } from '@faith-fables/tools/postgres/ask-postgres'
import { newAccount, signUp } from './support/account.ts'
import { approveText, expectPictureShown, orderOnForm, publishAndOpen } from './support/make-book.ts'
import { expect, test } from './support/whole-test.ts'

test('a family signs up at Firebase, is written to when models have drawn their story, and reads it from the bucket (OP-11)', async ({
  page,
  suppliers: { postgres, mailServer, writer, painter },
}) => {
  test.slow()
  const account = newAccount()
  await page.goto('/signup')
  await signUp(page, account)
  await expect(page).toHaveURL('/profile')

  await orderOnForm(page)
  await approveText(page)
  expect(writer.received.length).toBeGreaterThan(0)
  // One sheet of her, and two views of each page.
  expect(painter.prompts).toHaveLength(11)

  // As if she had gone before the pictures were drawn, and five minutes had passed.
  await page.goto('about:blank')
  await askPostgres(postgres.url, 'update generations set known_revision = null')
  await askPostgres(postgres.url, `update pgboss.job set start_after = now() where name = 'tell-parent'`)
  await expect.poll(() => mailServer.received.map(({ to }) => to.join())).toEqual([account.email])
  const letter = mailServer.received[0]?.content ?? ''
  expect(letter).toContain('Subject: The pictures of your story are drawn')
  expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')

  // The letter's own way back, and the one that ends such letters.
  const words = letter.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  const [, place = ''] = /https?:\/\/[^/\s]+(\/review-images\/[\w-]+)/.exec(words) ?? []
  const [, ending = ''] = /https?:\/\/[^/\s]+(\/letters\/[\w.~-]+)/.exec(words) ?? []
  await page.goto(ending)
  await page.getByRole('button', { name: 'End these letters' }).click()
  await expect(page.getByText('Letters about your stories are ended.')).toBeVisible()
  await page.getByRole('button', { name: 'Keep writing to me' }).click()
  await expect(page.getByText('Letters about your stories come again.')).toBeVisible()
  await page.goto(place)
  await publishAndOpen(page)
  await expectPictureShown(page)
})
