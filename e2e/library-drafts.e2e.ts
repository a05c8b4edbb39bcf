import { signUpParent } from '@faith-fables/tools/product/parent-client'
import { untilGeneration } from '@faith-fables/tools/product/told-story'
import { logIn } from './support/account.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expect, test } from './support/parent-test.ts'
import { makeDraft } from './support/stories.ts'

// What is cut off on purpose, the browser writes into its console.
test.use({ expectedErrors: /Failed to load resource/ })

const address = '/library?tab=in-progress'

test('an empty library has two tabs for the keyboard, and ways to the first story (LP-01, LP-02, LP-07, LP-08, LG-02)', async ({
  page,
}) => {
  await page.goto('/library')
  await expect(page.getByText('No published stories yet.')).toBeVisible()
  await expect(page).toHaveTitle('My Library · Faith Fables')
  const main = page.getByRole('main')
  for (const name of ['Create New Story', 'Create Your First Story']) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', '/create')
  }
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Published Stories' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No stories in progress.')).toBeVisible()
  await expect(page).toHaveURL(address)
  await expectAccessible(page)
  await expectFits(page)
})

test('a library that gets no answer says so, and loads when there is one (LP-09, ER-12)', async ({
  page,
}) => {
  const library = '**/api/stories/my-library'
  await page.route(library, (route) => route.abort())
  await page.goto(address)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Failed to load your library.')
  await expect(alert).toContainText('Failed to fetch library stories')
  await expectAccessible(page)
  await page.unroute(library)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No stories in progress.')).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
})

test('a draft stands in the table of its parent only, and follows what is done elsewhere (AU-24, LG-01, LG-03, LG-04, LG-05, LG-10)', {
  tag: '@phone',
}, async ({ page, parent, server }) => {
  const stranger = await signUpParent(server.url)
  const [generationId] = await Promise.all([makeDraft(parent), makeDraft(stranger)])
  await page.clock.install()
  await page.goto(address)
  const row = page.getByRole('row').filter({ hasText: 'Genesis 1:1' })
  await expect(row).toHaveCount(1)
  for (const words of ['Toddlers', 'Ready for your review', '25%']) {
    await expect(row.getByText(words, { exact: true })).toBeVisible()
  }
  const goOn = page.getByRole('link', { name: /^Continue/ })
  await expect(goOn).toHaveAttribute('href', `/review/${generationId}`)
  await expectAccessible(page)
  await expectFits(page)

  await parent.call('reviewText', { params: { generationId }, body: { action: 'approve' } })
  await untilGeneration(parent, generationId, ({ status }) => status === 'pending_image_review')
  await page.clock.runFor(15_000)
  await expect(row.getByText('Pictures ready to choose')).toBeVisible()
  await expect(goOn).toHaveAttribute('href', `/review-images/${generationId}`)
})

test('deleting a draft asks first, and says what happened when it was gone already (LP-03, LP-11, LG-11, ER-13)', async ({
  page,
  parent,
}) => {
  const generationId = await makeDraft(parent)
  await makeDraft(parent)
  // The table must not learn by itself, every 15 seconds, what was deleted elsewhere.
  await page.route('**/api/stories/in-progress-status', () => undefined)
  await page.goto(address)
  const deleting = page.getByRole('button', { name: /^Delete/ })
  await expect(deleting).toHaveCount(2)
  await deleting.first().click()
  await expect(page.getByRole('alertdialog', { name: 'Delete this story?' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(deleting.first()).toBeFocused()
  await expect(deleting).toHaveCount(2)

  const deeds = '**/api/stories/generations/*/hide'
  await page.route(deeds, (route) => route.abort())
  await deleting.first().click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Failed to hide draft story', { exact: true })).toBeVisible()
  await expect(deleting).toHaveCount(2)
  await page.unroute(deeds)

  await deleting.first().click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText(/^".*" was deleted\.$/)).toBeVisible()
  await expect(deleting).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')

  await parent.call('hideDraft', { params: { generationId } })
  await deleting.click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Failed to hide draft story.')).toBeVisible()
  await expect(page.getByText('No stories in progress.')).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
})

test('a sign-in that was ended elsewhere leads to log in and back to the same tab', async ({
  page,
  parent,
}) => {
  await page.goto(address)
  await expect(page.getByText('No stories in progress.')).toBeVisible()
  await page.request.post('/api/auth/sign-out', { data: {}, headers: { origin: new URL(page.url()).origin } })
  await page.reload()
  await expect(page).toHaveURL('/login')
  await logIn(page, parent)
  await expect(page).toHaveURL(address)
})
