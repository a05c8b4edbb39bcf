import type { Page } from '@playwright/test'
import { longWord, speakInLongWords } from './support/long-words.ts'
import { expect, test } from './support/parent-test.ts'
import { saveCharacters } from './support/saved-characters.ts'
import { makeDraft, makeDraftWithPictures, makeStory } from './support/stories.ts'

// What is refused on purpose stands in the console.
test.use({ expectedErrors: /status of 40[04]/ })

const refused = { status: 400, json: { message: longWord } }

/** Nobody has to scroll sideways. */
async function expectNoWider(page: Page, what: string): Promise<void> {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(excess, `${what} is as wide as the window`).toBeLessThanOrEqual(0)
}

test('words of two hundred letters widen no screen', { tag: '@phone' }, async ({ page, parent }) => {
  test.slow()
  await saveCharacters(parent)
  const [draft, drawn, story] = [
    await makeDraft(parent),
    await makeDraftWithPictures(parent),
    await makeStory(parent),
  ]
  await speakInLongWords(page)
  await showOnEveryShelf(page, await parent.call('getStory', { params: { storyId: story } }))

  const screens = ['/', '/explore', '/library', '/library?tab=in-progress', '/profile']
  const ofStories = [`/review/${draft}`, `/review-images/${drawn}`, `/story/${story}`]
  for (const address of [...screens, ...ofStories]) {
    await test.step(address, async () => {
      await page.goto(address)
      await expect(page.getByText(longWord).first()).toBeAttached()
      await expectNoWider(page, address)
    })
  }

  await test.step('a question and a search', async () => {
    await page.goto('/library')
    await page.getByRole('button', { name: /^Delete/ }).click({ force: true })
    await expect(page.getByRole('alertdialog')).toContainText(longWord)
    await expectNoWider(page, 'a question')
    await page.keyboard.press('Escape')
    await page.getByRole('searchbox').fill(`${longWord}x`)
    await expect(page.getByText('No published stories match')).toBeVisible()
    await expectNoWider(page, 'a search')
  })

  await test.step('what is typed, and why it was refused', async () => {
    await page.goto('/create')
    await page.getByLabel('Additional Details (Optional)').fill(longWord)
    await page.getByRole('button', { name: 'Add New Character' }).click()
    const editor = page.getByRole('dialog', { name: 'Add New Character' })
    const name = longWord.slice(0, 50)
    await editor.getByLabel('Name').fill(name)
    await editor.getByLabel('Details').fill(longWord)
    await editor.getByRole('button', { name: 'Save' }).click()
    // The form may have begun with a saved character, whose words are as long.
    await expect(page.getByRole('article', { name, exact: true })).toContainText(longWord)
    await expectNoWider(page, 'the form')

    await page.goto(`/review/${draft}`)
    await page.route('**/review', (route) => route.fulfill(refused))
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByRole('alert')).toContainText(longWord)
    await expectNoWider(page, 'a refusal')
  })
})

test('words of two hundred letters widen no door', { tag: '@phone' }, async ({ browser, server, page }) => {
  const size = page.viewportSize()
  const visitor = await browser.newPage({
    baseURL: server.url,
    viewport: size,
    storageState: { cookies: [], origins: [] },
  })
  await visitor.route('**/api/auth/**', (route) => route.fulfill(refused))
  for (const door of ['/login', '/signup', '/forgot-password']) {
    await visitor.goto(door)
    await expect(visitor.getByLabel('Email')).toBeVisible()
    for (const field of await visitor.getByRole('main').locator('input').all()) {
      // Longer names and passwords are refused before they are sent.
      await field.fill(longWord.slice(0, 100))
    }
    await visitor.getByLabel('Email').fill(`${longWord}@example.org`)
    await visitor.keyboard.press('Enter')
    await expect(visitor.getByRole('alert')).toContainText(longWord)
    await expectNoWider(visitor, door)
  }
  await visitor.close()
})

/** A public shelf of stories that are called by one long word. */
async function showOnEveryShelf(page: Page, story: object): Promise<void> {
  const named = { title: longWord, moralMessage: longWord, visibility: 'public', isFeatured: true }
  const stories = [1, 2, 3].map((number) => ({ ...story, id: `long-${number}`, ...named }))
  await page.route('**/api/public-stories/explore*', (route) =>
    route.fulfill({ json: { stories, totalStories: 3, totalPages: 1 } }),
  )
  await page.route('**/api/public-stories/featured', (route) => route.fulfill({ json: stories }))
}
