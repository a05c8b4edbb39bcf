import type { Locator, Page } from '@playwright/test'
import { newAccount, signUp } from './support/account.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { signOut } from './support/header.ts'
import { expect, test } from './support/test.ts'

// At its end a visitor is refused the private story, and the browser writes that into its console.
test.use({
  expectedErrors: /status of 404/,
  // The pictures are the same ones on every screen: a phone is shown its own in one colour.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  paints: ({}, use, { project }) => use(project.name !== 'phone'),
})

const editedWords = 'And that is the end of it, said Aunt Clara, and she meant it.'

test('a parent makes a story, approves every page, publishes it and reads it', { tag: '@phone' }, async ({
  page,
}) => {
  test.slow()
  await page.goto('/signup')
  await expectAccessible(page)
  await signUp(page, newAccount())
  await expect(page.getByRole('heading', { name: 'User Profile' })).toBeVisible()
  await expect(balance(page)).toHaveText('300')

  await page.goto('/create')
  await test.step('order a story', () => orderStory(page))
  await test.step('review the text', () => reviewText(page))
  const cover = await test.step('review the pictures', () => reviewPictures(page))
  await test.step('find it in the profile', () => checkProfile(page))
  await page.getByRole('link', { name: 'Read it' }).click()
  await test.step('read it', () => readStory(page))
  await test.step('keep it private', () => signOutAndReturn(page, cover))
})

async function orderStory(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Craft a New Fable' })).toBeVisible()
  await expect(page.getByText('Error: Please add at least one character to the story.')).toBeVisible()
  await addCharacter(page, 'Amara', 'Six years old, two long braids, a yellow dress and red boots.')
  await expect(page.getByRole('combobox', { name: 'Bible verse' })).toHaveValue('John 3:16')
  await page.getByLabel('Number of images').selectOption('5 images')
  await expect(page.getByText('50 tokens').first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Generate Story' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Processing Your Story' })).toBeVisible()
  await expectAccessible(page)
  await expect(page).toHaveURL('/library?tab=in-progress')
}

async function addCharacter(page: Page, name: string, details: string): Promise<void> {
  await page.getByRole('button', { name: 'Add New Character' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Character' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Details').fill(details)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

async function reviewText(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Continue/ }).click()
  const text = page.getByRole('textbox', { name: 'Story text' })
  await expect(text).toHaveValue(/Amara/)
  await expectAccessible(page)

  await text.fill(`${await text.inputValue()}\n${editedWords}`)
  await page.getByRole('button', { name: 'Regenerate' }).click()
  await page.getByLabel('What should be different?').fill('Make it funnier, please.')
  await page.getByRole('button', { name: 'Regenerate' }).click()
  await expect(page.getByText('Story has been regenerated! Review the changes below.')).toBeVisible({
    timeout: 180_000,
  })

  const newVersion = (await text.inputValue()).replace(`\n${editedWords}`, '')
  await text.fill(`${newVersion}\n${editedWords}`)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page).toHaveURL('/library?tab=in-progress')
}

/** Answers the address of the cover that the book was published with. */
async function reviewPictures(page: Page): Promise<string> {
  const goOn = page.getByRole('link', { name: /^Continue/ })
  await goOn.click()
  await expect(page.getByRole('heading', { name: 'Review Story Images' })).toBeVisible()
  const publish = page.getByRole('button', { name: 'Publish' })
  await expect(publish).toBeDisabled()
  await expect(page.getByText('Being drawn...')).toHaveCount(0, { timeout: 180_000 })
  await expectAccessible(page)

  const scene = page.getByRole('region', { name: 'Scene 2' })
  await scene.getByLabel('What should this picture show instead?').fill('Bring Amara closer, at sunrise.')
  await scene.getByRole('button', { name: 'Regenerate (5 tokens)' }).click()
  await expect(page.getByText('4 of 5 regenerations left')).toBeVisible()
  await expect(scene.getByRole('radio')).toHaveCount(4, { timeout: 180_000 })
  const newest = scene.getByRole('radio').first()
  await newest.click()
  await expect(newest).toBeChecked()
  await page.getByRole('button', { name: 'Choose the first of each' }).click()
  await expect(page.getByText('5 of 5 pictures are chosen.')).toBeVisible()
  const cover = page.getByRole('region', { name: 'Cover' })
  await expect(cover.getByRole('radio', { name: /Amara.*Cover$/ })).toBeChecked()
  await expectAccessible(page)
  const coverUrl = await cover.getByRole('radio').first().getAttribute('value')
  await publish.click()
  return coverUrl ?? ''
}

async function checkProfile(page: Page): Promise<void> {
  await expect(page).toHaveURL('/profile')
  await expect(page.getByText('Your story is published.')).toBeVisible()
  await expect(balance(page)).toHaveText('245')
  const history = page.getByRole('region', { name: 'Token Management' })
  for (const words of ['+300', '300', '-50', '250', '-5']) {
    await expect(history.getByText(words, { exact: true })).toBeVisible()
  }
  await expect(history.getByText('Welcome gift')).toBeVisible()
  await expect(history.getByText(/with 5 pictures$/)).toBeVisible()
  await expect(history.getByText(/^Picture 2 of .*, drawn again$/)).toBeVisible()
  await expectAccessible(page)
}

function balance(page: Page) {
  return page.getByRole('status', { name: 'Available Tokens' })
}

async function readStory(page: Page): Promise<void> {
  await expect(page.getByText('page 1 of 5')).toBeVisible()
  await expectAccessible(page)
  await changeView(page)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText('page 2 of 5')).toBeVisible()
  for (const place of ['page 3 of 5', 'page 4 of 5', 'page 5 of 5']) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(place)).toBeVisible()
  }
  await expect(page.getByRole('article').getByText(editedWords)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('page 4 of 5')).toBeVisible()
  await page.keyboard.press('ArrowRight')

  await page.getByRole('button', { name: 'Talk, pray, remember' }).click()
  await expect(page.getByRole('heading', { name: 'Pray', exact: true })).toBeVisible()
  await expectAccessible(page)
}

/** The picture stands above the text or beside it, as there is room, and as one likes; so does the size of the text. */
async function changeView(page: Page): Promise<void> {
  const picture = page.getByRole('article').getByRole('img')
  const text = page.getByRole('article').getByRole('paragraph').first()
  const isBeside = async () => (await edges(picture)).right <= (await edges(text)).left
  const isWide = (page.viewportSize()?.width ?? 0) >= 768
  await expect.poll(isBeside).toBe(isWide)
  await page.getByRole('button', { name: isWide ? 'Vertical layout' : 'Horizontal layout' }).click()
  await expect.poll(isBeside).toBe(!isWide)
  await page.getByRole('button', { name: isWide ? 'Horizontal layout' : 'Vertical layout' }).click()

  await page.getByRole('button', { name: 'Text size: Medium' }).click()
  await page.getByRole('menuitemradio', { name: 'Large', exact: true }).click()
  await expect(page.getByRole('menu')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Text size: Large' })).toBeVisible()
}

async function edges(element: Locator) {
  const box = await element.boundingBox()
  return { left: box?.x ?? 0, right: (box?.x ?? 0) + (box?.width ?? 0) }
}

/** The story stays its parent's own: whoever else sits down at this device does not get in. */
async function signOutAndReturn(page: Page, cover: string): Promise<void> {
  const story = page.url()
  await page.getByRole('link', { name: 'Back to Library' }).click()
  await expect(page.getByRole('heading', { name: 'My Library' })).toBeVisible()
  const book = page.getByRole('article').locator('img')
  await expect(book).toHaveAttribute('src', cover)
  await expectAccessible(page)
  await signOut(page)
  await expect(page).toHaveURL('/login')

  await page.goto(story)
  await expect(page.getByRole('heading', { name: 'Error Loading Story' })).toBeVisible()
  await expect(page.locator('head > meta[property]')).toHaveCount(0)
  await expect(page.getByText('This story is either private or does not exist.')).toBeVisible()
  await expectAccessible(page)
}
