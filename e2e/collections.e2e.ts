import { signUpParent } from '@faith-fables/tools/product/parent-client'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expect, test } from './support/staff-test.ts'
import { makeStory } from './support/stories.ts'

const shared = { visibility: 'public', isFeatured: false } as const

test('stories are gathered, put in order and given by a link (CL-05)', async ({
  page,
  parent,
  server,
  decide,
  browser,
}) => {
  test.slow()
  const author = await signUpParent(server.url)
  const theirs = await makeStory(author)
  await decide(theirs, shared)
  const [first, second] = [await makeStory(parent), await makeStory(parent)]
  await parent.call('addStory', { params: { storyId: theirs } })
  const titleOf = async (storyId: string) => (await parent.call('getStory', { params: { storyId } })).title
  const titles = [await titleOf(first), await titleOf(second), await titleOf(theirs)] as const
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Remove / }) })
  const shown = () => rows.getByRole('link').allTextContents()

  await test.step('a first collection', async () => {
    await page.goto('/library')
    await page.getByRole('link', { name: 'Collections' }).click()
    await expect(page.getByText('No collections yet.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'New Collection' }).click()
    const dialog = page.getByRole('dialog', { name: 'New Collection' })
    await dialog.getByRole('button', { name: 'Make it' }).click()
    await expect(dialog.getByText('Please give the collection a name.')).toBeVisible()
    await dialog.getByLabel('Name').fill('Advent 2026')
    await dialog.getByLabel('Name').press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Advent 2026' })).toBeVisible()
  })

  await test.step('own stories and added ones go in', async () => {
    await page.getByRole('button', { name: 'Add Stories' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add to “Advent 2026”' })
    for (const title of titles) {
      await dialog
        .getByRole('button', { name: `Add: ${title}`, exact: true })
        .first()
        .click()
      await expect(dialog.getByRole('button', { name: `In it: ${title}`, exact: true }).first()).toBeVisible()
    }
    await expectAccessible(page)
    await expectFits(page)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(rows).toHaveCount(3)
    await expectAccessible(page)
    await expectFits(page)
  })

  await test.step('their order is changed by the keys, by the buttons and by dragging', async () => {
    const before = await shown()
    await rows
      .nth(0)
      .getByRole('button', { name: / down$/ })
      .click()
    await expect.poll(shown).toEqual([before[1], before[0], before[2]])

    await rows
      .nth(2)
      .getByRole('button', { name: /^Move .*(?<! up| down)$/ })
      .focus()
    for (const [key, said] of [
      // Only then are the rows measured: a key pressed while it is still “picked up” moves nothing.
      ['Space', 'It would stand at place 3 of 3.'],
      ['ArrowUp', 'It would stand at place 2 of 3.'],
      ['ArrowUp', 'It would stand at place 1 of 3.'],
      ['Space', 'stands at place 1 of 3 now.'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(page.getByText(said)).toBeAttached()
    }
    await expect.poll(shown).toEqual([before[2], before[1], before[0]])

    await dragBefore(page, rows.nth(2), rows.nth(0))
    await expect.poll(shown).toEqual([before[0], before[2], before[1]])
    await page.reload()
    await expect.poll(shown).toEqual([before[0], before[2], before[1]])
  })

  await test.step('one goes, and comes back', async () => {
    const [gone] = await shown()
    await rows
      .nth(0)
      .getByRole('button', { name: /^Remove / })
      .click()
    await expect(rows).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rows).toHaveCount(3)
    expect((await shown()).at(-1)).toBe(gone)
  })

  const address = await test.step('a link', async () => {
    await page.getByRole('button', { name: 'Share' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share this collection' })
    await dialog.getByLabel('Whom is it for?').fill('Sunday class')
    await dialog.getByRole('button', { name: 'Make a link' }).click()
    await expect(dialog.getByText('Not opened yet')).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    const [link] = await parent.call('listCollectionLinks', {
      params: { collectionId: page.url().split('/').at(-1) ?? '' },
    })
    return link?.path ?? ''
  })

  await asGuest(browser, server.url, async (guest) => {
    await guest.goto(address)
    await expect(guest.getByRole('heading', { level: 1, name: 'Advent 2026' })).toBeVisible()
    await expect(guest.getByRole('article')).toHaveCount(3)
    await expectAccessible(guest)
    await expectFits(guest)
    await guest.getByRole('link', { name: titles[0], exact: true }).first().click()
    await expect(guest.getByText('page 1 of 5')).toBeVisible()
    await guest.getByRole('link', { name: 'Back to the Collection' }).click()
    await expect(guest.getByRole('article')).toHaveCount(3)
    await guest.goto(`${address.slice(0, -4)}AAAA`)
    await expect(guest.getByRole('heading', { level: 1, name: 'This Link Has Closed' })).toBeVisible()
  })

  await test.step('the collection goes, its stories stay', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No collections yet.')).toBeVisible()
    await page.goto('/library')
    await expect(page.getByRole('article')).toHaveCount(2)
  })
})

async function asGuest(
  browser: Browser,
  baseURL: string,
  deed: (guest: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL })
  try {
    await deed(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Drags one row by its handle to where another one stands. */
async function dragBefore(
  page: Page,
  row: ReturnType<Page['getByRole']>,
  goal: ReturnType<Page['getByRole']>,
): Promise<void> {
  const from = await row.getByRole('button').first().boundingBox()
  const to = await goal.getByRole('button').first().boundingBox()
  if (!from || !to) throw new Error('The rows are not to be seen.')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 })
  await page.mouse.up()
}
