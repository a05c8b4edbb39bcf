import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expect, test } from './support/parent-test.ts'
import { makeStory } from './support/stories.ts'

/** The browser of somebody who is not signed in. */
const nobody = { cookies: [], origins: [] }

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share this story' })

test.use({ expectedErrors: /Failed to load resource/ })

test('Grandma reads a private story by a link, until it is taken back', async ({
  page,
  browser,
  parent,
  server,
}) => {
  test.slow()
  const storyId = await makeStory(parent)
  const { title } = await parent.call('getStory', { params: { storyId } })
  const grandma = await (await browser.newContext({ baseURL: server.url, storageState: nobody })).newPage()

  await test.step('the link is made', async () => {
    await page.goto(`/story/${storyId}`)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(dialog(page).getByText('The story is private.')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Make a link' }).click()
    await expect(dialog(page).getByRole('textbox', { name: 'Whom is it for?' })).toBeFocused()
    await expect(dialog(page).getByText('Please say whom the link is for.')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.type('Grandma')
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByText('Not opened yet · until')).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
  })

  const address = await addressInCode(page)
  await test.step('she reads it without an account', async () => {
    const answer = await grandma.goto(address)
    expect(answer?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
    await expect(grandma.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(grandma.getByText('page 1 of 5')).toBeVisible()
    await expect(grandma.getByRole('button', { name: 'Share' })).toHaveCount(0)
    await expect(grandma.getByRole('button', { name: 'More', exact: true })).toHaveCount(0)
    await expectAccessible(grandma)
    await grandma.getByRole('button', { name: 'Next page' }).click()
    await expect(grandma.getByText('page 2 of 5')).toBeVisible()
  })

  await test.step('the parent sees that it was opened, and takes it back', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(dialog(page).getByText(/^Opened in 1 household, last on/)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Take back: Grandma' }).click()
    await page
      .getByRole('alertdialog', { name: 'Take back this link?' })
      .getByRole('button', { name: 'Take back' })
      .click()
    await expect(dialog(page).getByText('Grandma')).toHaveCount(0)
    await expect(dialog(page).getByRole('button', { name: 'Make a link' })).toBeVisible()
  })

  await test.step('the link has closed', async () => {
    await grandma.goto(address)
    await expect(grandma.getByRole('heading', { level: 1, name: 'This Link Has Closed' })).toBeVisible()
    await expectAccessible(grandma)
    await expectFits(grandma)
  })
})

/** What stands behind the code, as the parent's own answer says it. */
async function addressInCode(page: Page): Promise<string> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/links'))
  await page.reload()
  await page.getByRole('button', { name: 'Share' }).click()
  const [link] = await (await answered).json()
  await dialog(page).getByRole('button', { name: 'QR code: Grandma' }).click()
  await expect(dialog(page).getByRole('img', { name: /^QR code that opens/ })).toBeVisible()
  await expectAccessible(page)
  return link.path
}
