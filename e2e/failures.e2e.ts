import { isPostgresLeftOut } from '@faith-fables/tools/postgres/is-postgres-left-out'
import type { Page } from '@playwright/test'
import { expect, test } from './support/stoppable-database.ts'
import { makeDraft, makeDraftWithPictures, makeStory } from './support/stories.ts'

test.skip(isPostgresLeftOut, 'PostgreSQL is not installed')

test.use({ expectedErrors: /status of (404|503)|could not be/i })

const away = 'Our library is closed for a moment. Please try again soon.'

test('every screen says that it could not load, and loads once the database is back', async ({
  page,
  parent,
  database,
}) => {
  test.slow()
  const draft = await makeDraft(parent)
  const drawn = await makeDraftWithPictures(parent)
  const story = await makeStory(parent)
  const screens: [path: string, failure: string, content: string][] = [
    ['/explore', away, 'No public stories found yet.'],
    ['/library', 'Failed to load your library.', 'Published Stories'],
    ['/profile', `Failed to load profile: ${away}`, 'Profile Information'],
    ['/create', 'Failed to load some reference data: ', 'Toddlers'],
    [`/review/${draft}`, 'Failed to load story data.', 'Approve'],
    [`/review-images/${drawn}`, 'Failed to load story data.', 'Publish'],
    [`/story/${story}`, away, 'page 1 of 5'],
  ]

  await page.goto('/pricing')
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  // Until its packs are there, this screen could be the one that says what the next is waited for.
  await expect(page.getByText('Sprout')).toBeVisible()
  for (const [path, failure, content] of screens) {
    await test.step(path, async () => {
      await database.shut()
      await goInside(page, path)
      await expect(page.getByText(failure).first()).toBeVisible()
      await database.open()
      await page.getByRole('button', { name: 'Try again' }).first().click()
      await expect(page.getByText(content).first()).toBeVisible()
      await expect(page.getByText(failure)).toHaveCount(0)
    })
  }
})

/** As a link inside the product would: the page is not loaded anew. */
async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}
