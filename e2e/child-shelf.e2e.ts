import { type ParentClient, signUpParent } from '@faith-fables/tools/product/parent-client'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expect, test } from './support/staff-test.ts'
import { finishStory, makeDraft, makeStory } from './support/stories.ts'

const pin = '4711'

test.describe('the shelf of the children', () => {
  // A wrong PIN, and what a device in the hands of a child is refused.
  test.use({ expectedErrors: /status of 40[034]/ })

  test('a parent fills it, a second adult approves, a child reads, the parent takes the device back (CS-05)', {
    tag: '@phone',
  }, async ({ page, parent, server, decide, browser }) => {
    test.slow()
    const author = await signUpParent(server.url)
    const taken: string[] = []
    const [theirs, theirsTitle] = await makeTitledStory(author, taken)
    await decide(theirs, { visibility: 'public', isFeatured: false })
    const [, mineTitle] = await makeTitledStory(parent, taken)
    const [beside, besideTitle] = await makeTitledStory(parent, taken)
    await parent.call('addStory', { params: { storyId: theirs } })

    await test.step('the parent puts stories on it', async () => {
      await page.goto('/library')
      await page.getByRole('link', { name: "Children's Shelf" }).click()
      await expect(page.getByText('Nothing stands on it yet.')).toBeVisible()
      await expectAccessible(page)
      await expectFits(page)
      await page.getByRole('button', { name: 'Put Stories on It' }).click()
      const dialog = page.getByRole('dialog', { name: 'Put stories on the shelf' })
      await dialog.getByRole('button', { name: `Put on: ${mineTitle}` }).click()
      await expect(dialog.getByRole('button', { name: `On it: ${mineTitle}` })).toBeVisible()
      await dialog.getByRole('button', { name: 'Done' }).click()
      await expect(page.getByText('1 story to read just now.')).toBeVisible()
    })

    const address = await test.step('and asks a second adult for the next', async () => {
      await page.getByLabel('A second adult says yes before').check()
      await page.getByLabel('Whom is it for?').fill('Papa')
      await page.getByRole('button', { name: 'Make a link' }).click()
      await expect(page.getByText('Not opened yet')).toBeVisible()
      await page.getByRole('button', { name: 'Put Stories on It' }).click()
      const dialog = page.getByRole('dialog', { name: 'Put stories on the shelf' })
      await dialog.getByRole('button', { name: `Put on: ${theirsTitle}` }).click()
      await dialog.getByRole('button', { name: 'Done' }).click()
      await expect(page.getByText('Waits for a second adult since')).toBeVisible()
      await expectAccessible(page)
      await expectFits(page)
      const [link] = await parent.call('listShelfLinks', {})
      return link?.path ?? ''
    })

    await asGuest(browser, server.url, async (papa) => {
      await papa.goto(address)
      await expect(papa.getByRole('heading', { level: 1, name: 'Hello, Papa' })).toBeVisible()
      await expectAccessible(papa)
      await expectFits(papa)
      await papa.getByRole('link', { name: theirsTitle }).click()
      await expect(papa.getByRole('heading', { level: 1, name: theirsTitle })).toBeVisible()
      await papa.getByRole('link', { name: 'Back to the Shelf' }).click()
      await papa.getByRole('button', { name: `No: ${theirsTitle}` }).click()
      await papa.getByLabel('Why not?').fill('She is afraid of wolves.')
      await papa.getByRole('button', { name: 'Keep it from the shelf' }).click()
      await expect(papa.getByText('Nothing waits for you.')).toBeVisible()
      await expect(papa.getByText('“She is afraid of wolves.”')).toBeVisible()
    })

    await test.step('who learns the answer, and asks again', async () => {
      await page.reload()
      await expect(page.getByText(/Kept from the shelf by Papa on/)).toBeVisible()
      await page.getByRole('button', { name: `Ask again: ${theirsTitle}` }).click()
      await expect(page.getByText('Waits for a second adult since')).toBeVisible()
    })

    await asGuest(browser, server.url, async (papa) => {
      await papa.goto(address)
      await papa.getByRole('button', { name: `Yes: ${theirsTitle}` }).click()
      await expect(papa.getByText(/On the shelf by Papa/)).toBeVisible()
    })

    await test.step('the device is handed over', async () => {
      await page.reload()
      await expect(page.getByText('2 stories to read just now.')).toBeVisible()
      await expect(page.getByText(/Approved by Papa on/)).toBeVisible()
      await page.getByRole('button', { name: 'Hand Over the Device' }).click()
      const setting = page.getByRole('dialog', { name: 'Set a PIN' })
      await setting.getByLabel('PIN', { exact: true }).fill('12')
      await setting.getByRole('button', { name: 'Keep this PIN' }).click()
      await expect(setting.getByText('The PIN must be 4 to 8 digits.')).toBeVisible()
      await setting.getByLabel('PIN', { exact: true }).fill(pin)
      await expectAccessible(page)
      await setting.getByRole('button', { name: 'Keep this PIN' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Hand over' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'My Books' })).toBeVisible()
      await expect(page.getByRole('link')).toHaveCount(2)
      await expectAccessible(page)
      await expectFits(page)
    })

    await test.step('the child reads', async () => {
      await page.getByRole('link', { name: mineTitle }).click()
      await expect(page.getByRole('heading', { level: 1, name: mineTitle })).toBeVisible()
      await expect(page.getByRole('button', { name: /Print|Share|More|Close/ })).toHaveCount(0)
      await page.getByRole('button', { name: 'Next page' }).click()
      await expect(page.getByText(/page 2 of/)).toBeVisible()
      await expectAccessible(page)
      await page.reload()
      await expect(page.getByText(/page 2 of/)).toBeVisible()
      await page.getByRole('link', { name: 'My Books' }).click()
      await expect(page.getByRole('link')).toHaveCount(2)
    })

    await test.step('and finds no way to the rest', async () => {
      for (const place of ['/library', '/', `/story/${beside}`, '/explore', '/profile', `/shelf/${beside}`]) {
        await page.goto(place)
        await expect(page.getByRole('heading', { level: 1, name: 'My Books' })).toBeVisible()
        await expect(page).toHaveURL(/\/shelf$/)
      }
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'My Books' })).toBeVisible()
      await expect(page.getByText(besideTitle, { exact: true })).toHaveCount(0)
      const answer = await page.evaluate(async () => (await fetch('/api/auth/get-session')).status)
      expect(answer).toBe(403)
    })

    await test.step('until the parent takes it back', async () => {
      await page.getByRole('button', { name: 'For parents' }).click()
      const dialog = page.getByRole('dialog', { name: 'Take the device back' })
      await dialog.getByLabel('Your PIN', { exact: true }).fill('1234')
      await dialog.getByRole('button', { name: 'Take back' }).click()
      await expect(dialog.getByText('Wrong PIN.')).toBeVisible()
      await expectAccessible(page)
      await expectFits(page)
      await dialog.getByRole('button', { name: 'I forgot the PIN' }).click()
      await expect(dialog.getByLabel('Your password', { exact: true })).toBeVisible()
      await dialog.getByRole('button', { name: 'By the PIN' }).click()
      await dialog.getByLabel('Your PIN', { exact: true }).fill(pin)
      await dialog.getByLabel('Your PIN', { exact: true }).press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: "The Children's Shelf" })).toBeVisible()
      await page.goto('/library')
      await expect(page.getByRole('heading', { level: 1, name: 'My Library' })).toBeVisible()
    })
  })

  test('another window is led to the shelf, and the parent takes the device back from afar (CS-06)', async ({
    page,
    parent,
    context,
  }) => {
    await parent.call('putOnShelf', { params: { storyId: await makeStory(parent) } })
    await parent.call('setShelfPin', { body: { pin } })
    await page.goto('/my-shelf')
    const other = await context.newPage()
    await other.goto('/library')
    await expect(other.getByRole('heading', { level: 1, name: 'My Library' })).toBeVisible()
    await page.getByRole('button', { name: 'Hand Over the Device' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hand over' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My Books' })).toBeVisible()
    await expect(other.getByRole('heading', { level: 1, name: 'My Books' })).toBeVisible()

    await parent.call('takeBackDevices', {})
    await page.reload()
    await page.getByRole('button', { name: "On to The Children's Shelf" }).click()
    await expect(page.getByRole('heading', { level: 1, name: "The Children's Shelf" })).toBeVisible()
  })
})

async function asGuest(
  browser: Browser,
  baseURL: string,
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL })
  await visit(await context.newPage())
  await context.close()
}

/** A story whose title is no other's, nor a part of it: two stories on one verse may get the same. Answers its id and title. */
async function makeTitledStory(parent: ParentClient, taken: string[]): Promise<[string, string]> {
  for (let tries = 0; tries < 8; tries++) {
    // The text has the title: nothing is drawn before it is known to be free.
    const generationId = await makeDraft(parent)
    const { title } = await parent.call('getGeneration', { params: { generationId } })
    if (!title || taken.some((other) => other.includes(title) || title.includes(other))) {
      await parent.call('hideDraft', { params: { generationId } })
      continue
    }
    taken.push(title)
    return [await finishStory(parent, generationId), title]
  }
  throw new Error('Eight stories had titles that were taken.')
}
