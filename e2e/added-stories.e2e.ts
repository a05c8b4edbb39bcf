import { signUpParent } from '@faith-fables/tools/product/parent-client'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expect, test } from './support/staff-test.ts'
import { makeStory } from './support/stories.ts'

const shared = { visibility: 'public', isFeatured: false } as const

test('a reader adds a story of another family, reads the next one, and has a shelf from others (SH-07)', async ({
  page,
  parent,
  server,
  decide,
}) => {
  test.slow()
  const author = await signUpParent(server.url)
  const [first, second] = [await makeStory(author), await makeStory(author)]
  await decide(first, shared)
  await decide(second, shared)
  const titleOf = async (storyId: string) => (await author.call('getStory', { params: { storyId } })).title
  const [title, next] = [await titleOf(first), await titleOf(second)]
  const buttonOf = (story: string, words: string) => page.getByRole('button', { name: `${words}: ${story}` })
  const [add, isIn] = ['Add to my library', 'In my library']

  await test.step('on the last page: add it, and read another', async () => {
    await page.goto(`/story/${first}`)
    await expect(page.getByText('page 1 of 5')).toBeVisible()
    await expect(buttonOf(title, add)).toHaveCount(0)
    for (let turn = 0; turn < 4; turn++) await page.keyboard.press('ArrowRight')
    await expect(buttonOf(title, add)).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await buttonOf(title, add).press('Enter')
    await expect(buttonOf(title, isIn)).toBeFocused()
    await page.getByRole('button', { name: 'Read next' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Read next' })
    await expect(dialog.getByRole('article')).toHaveCount(1)
    await expectAccessible(page)
    await expectFits(page)
    await dialog.getByRole('link', { name: next, exact: true }).press('Enter')
    await expect(page).toHaveURL(`/story/${second}`)
    await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('on Explore, where it can be taken back', async () => {
    await page.goto('/explore')
    await expect(buttonOf(title, isIn)).toBeVisible()
    await buttonOf(next, add).press('Enter')
    await expect(buttonOf(next, isIn)).toBeFocused()
    await expectAccessible(page)
    await expectFits(page)
  })

  await test.step('in the library', async () => {
    await page.goto('/library')
    await page.getByRole('tab', { name: 'From Others' }).click()
    const books = page.getByRole('article')
    await expect(books.getByRole('heading')).toHaveText([next, title])
    await expectAccessible(page)
    await expectFits(page)
    await page.getByRole('button', { name: `Remove ${next} from my library` }).press('Enter')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    await expect(books.getByRole('heading')).toHaveText([title])
    await page.keyboard.press('Enter')
    await expect(books.getByRole('heading')).toHaveText([next, title])
    // It is shown before the server has it; a page that is loaded anew meanwhile would take the call with it.
    await expect.poll(async () => (await parent.call('listAddedStories', {})).stories.length).toBe(2)
  })

  await test.step('gone when its family keeps it to itself', async () => {
    await decide(first, { visibility: 'private', isFeatured: false })
    await page.reload()
    await expect(page.getByText('1 story you had added is public no more.')).toBeVisible()
    await expect(page.getByRole('article').getByRole('heading')).toHaveText([next])
    await expectAccessible(page)
    await page.getByRole('button', { name: 'All right' }).press('Enter')
    await expect(page.getByText('public no more')).toHaveCount(0)
  })
})
