import type { GenerationRequestBody } from '@faith-fables/contract'
import type { GenerationStatus } from '@faith-fables/contract/generation-status'
import type { Page } from '@playwright/test'
import { fillCreateForm, generateButton, processingDialog } from './support/create-form.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { headerLink } from './support/header.ts'
import { expect, test } from './support/parent-test.ts'
import { orderStory } from './support/stories.ts'

// Refused orders, polls without an answer, and sign-ins that ended are provoked here.
test.use({ expectedErrors: /status of (400|401|402|404|500|503)|ERR_FAILED|could not be fetched/ })

const record = '**/api/stories/generations/*'
const orders = '**/api/stories/generate'

test('an order is charged once, told stage by stage, and leads to the library (CP-01, CP-02, CP-03, CP-04, CP-06, CP-08, CP-09, CP-10, CP-11, CP-12, CP-13, CP-14, CP-15, CP-16, CP-17, D-07, D-15, EN-13, EN-20, EN-21, EN-22, EN-23, EN-24)', async ({
  page,
  parent,
}) => {
  const looks: GenerationStatus[] = []
  const answer = await alterStatus(page, looks)
  await page.clock.install()
  await fillCreateForm(page)
  await expect(page.getByText('Estimated cost: 50 tokens')).toBeVisible()
  const sent = page.waitForRequest(orders)
  await generateButton(page).dblclick()
  expectWholeRequest((await sent).postDataJSON())

  const dialog = processingDialog(page)
  await expect(dialog.getByText('Story request received! Moderating content...')).toBeVisible()
  await expect(dialog.getByText(/^Please wait while we work our magic\. This includes content/)).toBeVisible()
  await expect(dialog.getByText('Please do not navigate away.')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(dialog).toBeVisible()
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(0)

  await page.clock.runFor(1000)
  await expect(dialog.getByText('Reviewing story idea...')).toBeVisible()
  for (const [status, words] of stages) {
    const before = looks.length
    answer.status = status
    await page.clock.runFor(7000)
    await expect.poll(() => looks.length).toBeGreaterThan(before)
    await expect(dialog.getByText(words)).toBeVisible()
  }
  answer.status = 'pending_image_review'
  await page.clock.runFor(7000)
  await expect(page).toHaveURL('/library?tab=in-progress')
  expect((await parent.call('getProfile', {})).tokensAvailable).toBe(250)
})

/** After the first, in the order of the work; the ones of the text review keep the last words. */
const stages: [GenerationStatus, string][] = [
  ['generating_text', 'Crafting the narrative...'],
  ['moderating_text', 'Reviewing story text...'],
  ['moderating_review', 'Reviewing story text...'],
  ['enriching_characters', 'Adding character depth...'],
  ['splitting_scenes', 'Structuring the scenes...'],
  ['generating_prompts', 'Imagining illustrations...'],
  ['moderating_prompts', 'Reviewing illustration ideas...'],
]

test('an idea that no child should read is declined, paid back and kept to be mended (CP-18, CP-19)', async ({
  page,
  parent,
}) => {
  await fillCreateForm(page)
  const details = page.getByLabel('Additional Details (Optional)')
  await details.fill('They kill the giant and drink his blood.')
  await generateButton(page).click()
  await expect(
    page.getByText(/^Generation Failed: .*sounds too violent for a children’s story/),
  ).toBeVisible()
  await expect(page.getByText(/^Your tokens were given back\./)).toBeVisible()
  await expect(page.getByText(/^You have 300 tokens/)).toBeVisible()
  await expect(page.getByRole('group', { name: 'Generate' }).locator(':focus')).toHaveCount(1)
  await expectAccessible(page)
  await expectFits(page)
  await details.fill('They share a picnic.')
  await generateButton(page).click()
  await expect(page).toHaveURL('/library?tab=in-progress')
  expect((await parent.call('getProfile', {})).tokensAvailable).toBe(250)
})

test('every other end is told, and the next try is free to begin (CP-18, CP-19)', async ({ page }) => {
  const answer = await alterStatus(page)
  await fillCreateForm(page)
  const ends: [GenerationStatus, string][] = [
    ['failed', 'Generation Failed: Something went wrong on our side.'],
    ['rejected', 'Generation Failed: Content did not meet guidelines.'],
    ['text_rejected_by_safety', 'Generation Failed: Content did not meet guidelines.'],
  ]
  for (const [status, words] of ends) {
    answer.status = status
    await generateButton(page).click()
    await expect(processingDialog(page)).toBeVisible()
    await expect(page.getByText(words)).toBeVisible()
  }
})

test('an order beyond the balance is refused with a way to tokens, and a lost one can be sent again (CP-20, CP-21, CP-22)', async ({
  page,
  parent,
}) => {
  await page.clock.install()
  await fillCreateForm(page)
  await page.route(orders, (route) => route.abort())
  await generateButton(page).click()
  await expect(processingDialog(page).getByText('Initiating story generation...')).toBeVisible()
  await page.clock.runFor(5000)
  await expect(page.getByText('Error: Story generation failed: Network error')).toBeVisible()
  await expect(
    page.getByText('What you chose is kept, and sending it again never costs twice.'),
  ).toBeVisible()

  await page.unrouteAll()
  await orderStory(parent, { originalPrompt: { imageQuality: 'Premium', imageNumber: 10 } })
  await orderStory(parent, { originalPrompt: { imageQuality: 'Default', imageNumber: 10 } })
  await generateButton(page).click()
  await expect(page.getByText(/^Error: .*50 tokens/).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get Tokens' })).toBeVisible()
  await expect(
    page.getByText('Error: You need at least 50 tokens for these settings. Your balance: 0.'),
  ).toBeVisible()
  await expect(generateButton(page)).toBeDisabled()
  await expectAccessible(page)
})

test('looks that fail are told, and three in a row or a missing story end it (CP-23, CP-24, CP-25)', async ({
  page,
}) => {
  const answer = await alterStatus(page)
  await page.clock.install()
  await fillCreateForm(page)
  await generateButton(page).click()
  const dialog = processingDialog(page)
  await expect(dialog.getByText(/^Story request received/)).toBeVisible()
  await page.clock.runFor(1000)
  await expect(dialog.getByText('Reviewing story idea...')).toBeVisible()

  await page.route(record, (route) => route.abort())
  await page.clock.runFor(7000)
  await expect(dialog.getByText('Error checking status: Polling failed: Network error')).toBeVisible()
  await page.unroute(record)
  await alterStatus(page, [], answer)
  await page.clock.runFor(7000)
  await expect(dialog.getByText('Reviewing story idea...')).toBeVisible()

  let failures = 0
  await page.route(record, (route) => {
    failures += 1
    return route.fulfill({ status: 503, json: { message: 'We are being repaired.' } })
  })
  for (const expected of [1, 2, 3]) {
    await page.clock.runFor(7000)
    await expect.poll(() => failures).toBe(expected)
  }
  const alert = page.getByRole('alert')
  await expect(alert.getByText('Error checking status: We are being repaired.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Your story may still be on its way: look in My Library.')).toBeVisible()

  await page.route(record, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/[^/]+$/, crypto.randomUUID()),
    }),
  )
  await generateButton(page).click()
  await expect(dialog).toBeVisible()
  await page.clock.runFor(1500)
  await expect(alert.getByText('Error checking status: Story generation record not found.')).toBeVisible()
})

test('a sign-in that ends while the story is made is told, and the story goes on (CP-26)', async ({
  page,
  parent,
}) => {
  await alterStatus(page)
  await page.clock.install()
  await fillCreateForm(page)
  await generateButton(page).click()
  await expect(processingDialog(page)).toBeVisible()
  await page.clock.runFor(1000)
  await expect(page.getByText('Reviewing story idea...')).toBeVisible()
  await page.context().clearCookies()
  // A token is good for a quarter of an hour.
  await page.clock.fastForward('16:00')
  await page.clock.runFor(7000)
  await expect(page.getByText('Authentication error occurred during story generation.')).toBeVisible()
  await expect(page.getByText('Please log in to create a story')).toBeVisible()
  await expect(processingDialog(page)).toBeHidden()
  await expectAccessible(page)
  expect(await parent.call('getInProgressStatus', {})).toHaveLength(1)
})

test('a reload goes on watching, and the way back asks first (CP-04, CP-17)', async ({ page }) => {
  const answer = await alterStatus(page)
  await page.goto('/explore')
  await page.getByRole('heading', { name: 'Explore Public Stories' }).waitFor()
  await (await headerLink(page, 'Create')).click()
  await fillCreateForm(page, { isOpen: true })
  await generateButton(page).click()
  await expect(page.getByText('Reviewing story idea...')).toBeVisible()
  await page.goBack()
  const question = page.getByRole('alertdialog', { name: 'Leave while your story is being made?' })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toBeHidden()
  await page.reload()
  await expect(processingDialog(page)).toBeVisible()
  answer.status = 'pending_review'
  await expect(page).toHaveURL('/library?tab=in-progress')
  await page.goto('/create')
  await expect(page.getByText('Error: Please add at least one character to the story.')).toBeVisible()
})

/** Lets the server's answer about a generation say another status, as long as the test holds it there. */
async function alterStatus(
  page: Page,
  looks: GenerationStatus[] = [],
  answer: { status: GenerationStatus } = { status: 'moderating_initial_prompt' },
) {
  await page.route(record, async (route) => {
    const response = await route.fetch()
    looks.push(answer.status)
    await route.fulfill({ response, json: { ...(await response.json()), status: answer.status } })
  })
  return answer
}

function expectWholeRequest(request: GenerationRequestBody): void {
  const { originalPrompt, ...choices } = request
  expect(Object.keys(choices).sort()).toEqual([
    'additionalDetails',
    'ageGroupId',
    'bibleVerseId',
    'characters',
    'illustrationStyleId',
  ])
  expect(choices.additionalDetails).toBeNull()
  expect(originalPrompt).toEqual({ ...choices, imageQuality: 'Default', imageNumber: 5 })
}
