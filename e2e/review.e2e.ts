import type { Page } from '@playwright/test'
import { logIn } from './support/account.ts'
import { alterGeneration, generationLooks, restoreGeneration } from './support/altered-answers.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expect, test } from './support/parent-test.ts'
import { makeDraft } from './support/stories.ts'

// What is refused or cut off on purpose stands in the console.
test.use({ expectedErrors: /Failed to load resource/ })

const text = (page: Page) => page.getByRole('textbox', { name: 'Story text' })
const approve = (page: Page) => page.getByRole('button', { name: 'Approve' })
const regenerate = (page: Page) => page.getByRole('button', { name: 'Regenerate' })

test('the desk is accessible in every state and fits every width (TR-03, D-52)', { tag: '@phone' }, async ({
  page,
  parent,
}) => {
  await page.goto(`/review/${await makeDraft(parent)}`)
  await expect(text(page)).toHaveValue(/Ada/)
  await expect(page).toHaveTitle('Review Your Story · Faith Fables')
  await expectAccessible(page)
  await regenerate(page).click()
  await regenerate(page).click()
  await expect(page.getByText('Please provide feedback for regeneration.')).toBeVisible()
  await text(page).fill('Ada went home.\n'.repeat(80))
  await expect(page.getByText('About the verse')).toBeVisible()
  await expectAccessible(page)
  expect((await text(page).boundingBox())?.height).toBeLessThanOrEqual(500)
  expect(await text(page).evaluate((field) => field.scrollHeight > field.clientHeight)).toBe(true)

  await page.getByRole('button', { name: 'Discard my changes' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Discard my changes' })).toBeFocused()

  await expectFits(page)
  // 360 pixels, and 200 % zoom on a window of 1280 by 800.
  for (const size of [
    { width: 360, height: 740 },
    { width: 640, height: 400 },
  ]) {
    await page.setViewportSize(size)
    expect((await text(page).boundingBox())?.height).toBeLessThanOrEqual(500)
  }
})

test('what feedback came to is told wish by wish, what changed is marked, and the text before comes back', async ({
  page,
  parent,
}) => {
  await page.goto(`/review/${await makeDraft(parent)}`)
  await expect(text(page)).toHaveValue(/Ada/)
  const first = await text(page).inputValue()
  await regenerate(page).click()
  await page.getByLabel('What should be different?').fill('A bit funnier and call the kite Zippy')
  await regenerate(page).click()
  await expect(page.getByText('Story has been regenerated! Review the changes below.')).toBeVisible({
    timeout: 180_000,
  })
  await expect(page.getByRole('listitem').filter({ hasText: /^Done: “A bit funnier”$/ })).toBeVisible()
  await expect(
    page.getByRole('listitem').filter({ hasText: /^Not done: “call the kite Zippy”$/ }),
  ).toBeVisible()
  await page.getByText(/^What changed since version 1/).click()
  await expect(page.getByRole('insertion').last()).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  const second = await text(page).inputValue()
  expect(second).not.toBe(first)
  await page.getByRole('button', { name: 'Version before' }).click()
  await expect(text(page)).toHaveValue(first)
  await expect(page.getByRole('heading', { name: 'Version 1 of 2' })).toBeVisible()
  await page.reload()
  await expect(text(page)).toHaveValue(first)
  await page.getByRole('button', { name: 'Version after' }).click()
  await expect(text(page)).toHaveValue(second)
  await expectAccessible(page)
})

test('what was typed survives leaving, a reload and the end of the sign-in', async ({
  page,
  context,
  parent,
}) => {
  await page.goto(`/review/${await makeDraft(parent)}`)
  await text(page).fill('And so Ada kept her word.')
  await page.getByRole('link', { name: 'Explore' }).first().click()
  const question = page.getByRole('alertdialog', { name: 'Leave before your changes are sent?' })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Stay here' }).click()

  const asked = page.waitForEvent('dialog')
  const reloaded = page.reload()
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await reloaded
  await expect(page.getByText('Your changes are back')).toBeVisible()

  await context.clearCookies()
  page.once('dialog', (closing) => void closing.accept())
  await page.reload()
  await expect(page).toHaveURL('/login')
  await logIn(page, parent)
  await expect(page).toHaveURL(/\/review\//)
  await expect(text(page)).toHaveValue('And so Ada kept her word.')
  await page.getByRole('button', { name: 'Discard my changes' }).click()
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(text(page)).toHaveValue(/Ada/)
  await expect(text(page)).not.toHaveValue('And so Ada kept her word.')
  await expect(text(page)).toBeFocused()
})

test('a declined text, and another tab that approves first (TR-07, TR-15, TR-23, D-16)', async ({
  page,
  parent,
}) => {
  const generationId = await makeDraft(parent)
  await page.goto(`/review/${generationId}`)
  const words = await text(page).inputValue()
  await text(page).fill(`${words}\n\nBlood ran everywhere.`)
  await approve(page).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Action Required')
  await expect(alert).toContainText(/Moderation Failed: “Blood ran everywhere” sounds too violent/)
  await expectAccessible(page)

  await text(page).fill('Ada.')
  await approve(page).click()
  await expect(page.getByText(/^The story text needs at least 5 words/)).toBeVisible()

  await text(page).fill(words)
  await parent.call('reviewText', {
    params: { generationId },
    body: { action: 'approve', editedStoryText: words },
  })
  await approve(page).click()
  await expect(page.getByText('The text of this story cannot be approved now')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await expectAccessible(page)
})

test('a story that is missing, another family’s, deleted, or out of reach', async ({ page, parent }) => {
  const generationId = await makeDraft(parent)
  await page.goto('/review/00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('Story not found.')).toBeVisible()
  await expectAccessible(page)
  await page.route(generationLooks, (route) => route.abort())
  await page.goto(`/review/${generationId}`)
  await expect(page.getByText('Failed to load story data.')).toBeVisible()
  await expectAccessible(page)
  await restoreGeneration(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(text(page)).toBeVisible()
  await parent.call('hideDraft', { params: { generationId } })
  await approve(page).click()
  await expect(page.getByText('This story was deleted.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Story not found.')).toBeVisible()
  await page.goto('/review')
  await expect(page.getByText('No story ID provided in the URL.')).toBeVisible()
})

test('an approval that is not answered, or takes long (TR-18, TR-20, TR-21, TR-22, ER-09)', async ({
  page,
  parent,
}) => {
  await page.clock.install()
  await page.goto(`/review/${await makeDraft(parent)}`)
  await expect(text(page)).toBeVisible()
  await page.route('**/review', (route) => route.fulfill({ status: 400, json: {} }))
  await approve(page).click()
  await expect(page.getByText('Failed to submit review')).toBeVisible()

  await page.unroute('**/review')
  await alterGeneration(page, () => ({ status: 'moderating_review' }))
  await approve(page).click()
  await expect(page.getByText('Approving...')).toBeVisible()
  await forwardUntil(page, 'Still moderating content...')
  await expectAccessible(page)
  await page.route(generationLooks, (route) => route.abort())
  await forwardUntil(page, 'Polling failed: Network error')
  await expectAccessible(page)
  await forwardUntil(page, 'Your approval was sent; look for the story in My Library.')
  await expect(page.getByText('Action Required')).toBeVisible()
})

/** Lets the polls come quickly, one after the other, until their outcome can be read. */
async function forwardUntil(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(5000)
    await expect(page.getByText(words)).toBeVisible({ timeout: 500 })
  }).toPass()
}

test('what became of the parent’s own words is told beside the text, and read by keyboard', async ({
  page,
  parent,
}) => {
  await page.goto(`/review/${await makeDraft(parent)}`)
  await expect(text(page)).toHaveValue(/Ada/)
  const panel = page.getByRole('region', { name: 'What you told us' })
  await expect(panel).toContainText(/in your story/)
  await panel.getByText('Show what became of each').focus()
  await page.keyboard.press('Enter')
  const ofAda = panel.getByRole('region', { name: 'Ada' })
  await expect(ofAda.getByRole('definition').first()).toHaveText(/Page \d|In the pictures|No room/)
  await expectAccessible(page)
  await expectFits(page)
})

test('how the text reads for the age is shown while it is typed, and a long word is found (TR-27)', async ({
  page,
  parent,
}) => {
  const generationId = await makeDraft(parent)
  await page.goto(`/review/${generationId}`)
  const meter = page.getByRole('region', { name: /^How it reads for / })
  await expect(meter.getByText('Words in the longest sentence')).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Story text' })
  const sentence = `They walked ${'and walked '.repeat(12)}along the road.`
  await field.fill(`Ada found an unbelievable opportunity.\n\n${sentence}`)
  await expect(meter.getByText('More than usual').first()).toBeVisible()
  await expect(meter.getByText('29', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await meter.getByRole('button', { name: 'unbelievable' }).click()
  const marked = () =>
    field.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd))
  await expect.poll(marked).toBe('unbelievable')
  await expect(field).toBeFocused()
})
