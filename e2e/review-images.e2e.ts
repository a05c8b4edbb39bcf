import { untilGeneration } from '@faith-fables/tools/product/told-story'
import type { Page } from '@playwright/test'
import { alterGeneration, generationLooks, overtakeNext } from './support/altered-answers.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expect, test } from './support/parent-test.ts'
import { makeDraftWithPictures, orderStory } from './support/stories.ts'

// What is refused or cut off on purpose stands in the console.
test.use({ expectedErrors: /Failed to load resource/ })

const scene = (page: Page, number: number) =>
  page.getByRole('region', { name: `Scene ${number}`, exact: true })
const wish = (page: Page, number: number) =>
  scene(page, number).getByLabel('What should this picture show instead?')
const askAgain = (page: Page, number: number) =>
  scene(page, number).getByRole('button', { name: /^Regenerate/ })
const choices = '**/select-image'

test('pictures are looked at closely, chosen and published (IR-03, D-52)', { tag: '@phone' }, async ({
  page,
  parent,
}) => {
  const generationId = await makeDraftWithPictures(parent)
  await page.goto(`/review-images/${generationId}`)
  const words = scene(page, 1).getByRole('textbox', { name: 'Text of scene 1' })
  await expect(words).toHaveCSS('height', '288px')
  await askAgain(page, 2).click()
  await expect(page.getByText('Please enter feedback before submitting.')).toBeVisible()
  await expect(wish(page, 2)).toBeFocused()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Look closer at Picture A of scene 1' }).click()
  await expect(page.getByRole('dialog', { name: 'Scene 1, Picture A' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'Scene 1, Picture B' })).toBeVisible()
  await page.getByRole('button', { name: 'Choose this picture' }).click()
  await expect(page.getByRole('button', { name: 'Look closer at Picture A of scene 1' })).toBeFocused()
  await expect(scene(page, 1).getByRole('radio', { name: 'Picture B' })).toBeChecked()

  await page.getByRole('button', { name: 'Go to scene 2' }).click()
  await expect(scene(page, 2).getByRole('heading')).toBeFocused()
  await wish(page, 2).fill('Bring Ada closer.')
  await page.getByRole('button', { name: 'Choose the first of each' }).click()
  await expect(page.getByText('5 of 5 pictures are chosen.')).toBeVisible()
  // They are shown as chosen at once, and stored one after the other.
  await expect(page.getByRole('button', { name: 'Publish' })).toBeEnabled()
  await page.reload()
  await expect(wish(page, 2)).toHaveValue('Bring Ada closer.')
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Your wish for another picture of scene 2 is not sent.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page).toHaveURL('/profile')
  await page.goto(`/review-images/${generationId}`)
  await expect(page).toHaveURL('/profile')
})

test('a wish is tapped, sent, and told as done beside the new pictures (IR-27, IR-28)', {
  tag: '@phone',
}, async ({ page, parent }) => {
  const generationId = await makeDraftWithPictures(parent)
  await page.goto(`/review-images/${generationId}`)
  await page.clock.install()
  const words = scene(page, 1).getByRole('group', { name: 'Words to tap' })
  const [first, second] = [words.getByRole('button').first(), words.getByRole('button').nth(1)]
  await first.click()
  await second.click()
  await expect(wish(page, 1)).toHaveValue(/^\S.*\. \S.*\.$/)
  await second.click()
  await expect(second).toHaveAttribute('aria-pressed', 'false')
  await wish(page, 1).press('End')
  await wish(page, 1).pressSequentially(' And a purple zeppelin!')
  await expectFits(page)
  await askAgain(page, 1).click()
  await untilGeneration(
    parent,
    generationId,
    ({ keyMoments: [shown] }) => shown?.illustrationAttempts[1]?.imageUrls.length === 2,
  )
  await page.clock.fastForward(10_000)
  const told = scene(page, 1).getByRole('status').filter({ hasText: 'you asked for' })
  await expect(told.getByRole('listitem')).toHaveText([/^Done: “/, 'Not done: “a purple zeppelin”'])
  await expect(wish(page, 1)).toHaveValue('')
  await expectAccessible(page)
  await expectFits(page)
})

test('what the server refuses is taken back and told (IR-13, IR-21, ER-10, ER-11)', async ({
  page,
  parent,
}) => {
  const generationId = await makeDraftWithPictures(parent)
  await page.goto(`/review-images/${generationId}`)
  await page.route(choices, (route) => route.fulfill({ status: 400, json: {} }))
  await scene(page, 1).getByRole('radio').first().click()
  await expect(scene(page, 1).getByText('Failed to select image')).toBeVisible()
  await expect(scene(page, 1).getByRole('radio').first()).not.toBeChecked()
  await page.unroute(choices)

  await page.getByRole('button', { name: 'Choose the first of each' }).click()
  await page.route('**/publish', (route) => route.fulfill({ status: 400, json: {} }))
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Failed to publish story')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/publish')

  // 300 tokens came with the account: this story and five more take them all.
  for (let stories = 0; stories < 5; stories += 1) await orderStory(parent)
  await wish(page, 1).fill('At night, please.')
  // The sentence passes after three seconds.
  await Promise.all([
    expect(scene(page, 1).getByText(/^Submission failed: /)).toBeVisible(),
    askAgain(page, 1).click(),
  ])
  await expect(scene(page, 1).getByRole('link', { name: 'Get Tokens' })).toBeVisible()
  await expect(wish(page, 1)).toHaveValue('At night, please.')
})

test('another tab is faster: a picture asked for twice, a story published, a story deleted (IR-08, IR-27, D-16)', async ({
  page,
  parent,
}) => {
  const generationId = await makeDraftWithPictures(parent)
  await page.clock.install()
  await page.goto(`/review-images/${generationId}`)
  await wish(page, 1).fill('At night, please.')
  await expect(page.getByText('5 of 5 regenerations left')).toBeVisible()
  const { keyMoments } = await parent.call('getGeneration', { params: { generationId } })
  const previousAttemptId = keyMoments[0]?.illustrationAttempts[0]?._id ?? ''
  await overtakeNext(page, /\/regenerate-prompt$/, () =>
    parent.call('regeneratePicture', {
      params: { generationId, sceneIndex: 0 },
      body: { feedback: 'By day, and add a purple zeppelin, please.', previousAttemptId },
    }),
  )
  // The sentence passes after three seconds.
  await Promise.all([
    expect(scene(page, 1).getByText(/^Submission failed: /)).toBeVisible(),
    askAgain(page, 1).click(),
  ])
  await expect(wish(page, 1)).toHaveValue('At night, please.')
  await untilGeneration(
    parent,
    generationId,
    ({ keyMoments: [first] }) => first?.illustrationAttempts[1]?.imageUrls.length === 2,
  )
  await page.clock.fastForward(10_000)
  const told = scene(page, 1).getByRole('status').filter({ hasText: 'you asked for' })
  await expect(told.getByRole('listitem')).toHaveText([
    'Done: “By day”',
    'Not done: “add a purple zeppelin, please”',
  ])
  await expect(told).toContainText('Ask again in other words.')
  // It stands below the newest pictures, above those it does not speak of.
  const pictures = scene(page, 1).getByRole('radiogroup')
  await expect(pictures).toContainText(/Picture C.*Picture D.*Not done.*Picture A.*Picture B/)
  await expectAccessible(page)
  await parent.call('hideDraft', { params: { generationId } })
  await page.clock.fastForward(10_000)
  await expect(page).toHaveURL('/profile')
})

test('a story that failed, is missing, or is out of reach (IR-09)', async ({ page, parent }) => {
  const address = `/review-images/${await makeDraftWithPictures(parent)}`
  await page.clock.install()
  await page.route(generationLooks, (route) => route.abort())
  await page.goto(address)
  await expect(page.getByText('Failed to load story data.')).toBeVisible()
  await page.unroute(generationLooks)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(scene(page, 5)).toBeVisible()

  await page.route(generationLooks, (route) => route.abort())
  await expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(page.getByText('We cannot reach your stories right now. Trying again...')).toBeVisible({
      timeout: 500,
    })
  }).toPass()
  await expectAccessible(page)
  await alterGeneration(page, () => ({ status: 'failed', processingError: 'The paper ran out.' }))
  await page.clock.fastForward(10_000)
  await expect(page.getByText('Story generation failed. Error: The paper ran out.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute(generationLooks)
  await page.goto('/review-images/00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('Story not found.')).toBeVisible()
})
