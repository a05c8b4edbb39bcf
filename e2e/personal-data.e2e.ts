import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expect, test } from './support/parent-test.ts'
import { makeStory } from './support/stories.ts'

/** The browser notes a wrong password as a failed call. */
test.use({ expectedErrors: /400 \(Bad Request\).*\/deletion/ })

test('a parent takes everything along, asks to be deleted, and stays (PD-05)', async ({ page, parent }) => {
  test.slow()
  await makeStory(parent)
  await page.goto('/profile')
  const card = page.getByRole('region', { name: 'Your Data' })

  const downloading = page.waitForEvent('download', { timeout: 180_000 })
  await card.getByRole('button', { name: 'Download my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Faith Fables.zip')
  const files = unzipSync(await readFile(await download.path()))
  expect(strFromU8(files['profile.json'] ?? new Uint8Array())).toContain(parent.email)
  expect(Object.keys(files).filter((name) => name.endsWith('/story.json'))).toHaveLength(1)

  await card.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expectAccessible(page)
  await expectFits(page)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByText('Please type your password.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('not her password')
  await dialog.getByRole('textbox', { name: 'Your password' }).press('Enter')
  await expect(dialog.getByText('Incorrect password.')).toBeVisible()
  await dialog.getByLabel('Leave my public stories in the library, without my name').check()
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(parent.password)
  await dialog.getByRole('textbox', { name: 'Your password' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(card.getByText(/Your account will be deleted on/)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  await page.reload()
  await card.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('Your account stays. We are glad.')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Delete my account' })).toBeVisible()
})
