import { generationLooks } from './support/altered-answers.ts'
import { makeDraftWithDeclinedIdea } from './support/declined-idea.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expect, test } from './support/parent-test.ts'

// What is refused or cut off on purpose stands in the console.
test.use({ expectedErrors: /Failed to load resource/ })

test('a declined idea is put into other words, declined again, and drawn (RP-01, D-20)', async ({
  page,
  parent,
}) => {
  const generationId = await makeDraftWithDeclinedIdea(parent)
  await page.goto('/library?tab=in-progress')
  await page.getByRole('link', { name: /^Continue/ }).click()
  await expect(page).toHaveURL(`/review-prompts/${generationId}`)
  await expect(page.getByRole('region', { name: 'Scene 2' })).toContainText(
    '“kicked and beat him until” sounds too violent',
  )
  await expectAccessible(page)

  const idea = page.getByLabel('What should the picture show?')
  const send = page.getByRole('button', { name: 'Send This Idea Again' })
  await send.click()
  await expect(page.getByText('Please put this idea into other words first.')).toBeVisible()
  await expect(idea).toBeFocused()
  await idea.fill('Ada kicked and beat him until dawn.')
  await send.click()
  await expect(page.getByText('Reviewing illustration ideas...')).toBeVisible()
  await expect(idea).toHaveValue('Ada kicked and beat him until dawn.')
  await expectAccessible(page)

  await idea.fill('Ada plays her grandfather’s drum on a green hill.')
  await page.getByRole('link', { name: 'Faith Fables' }).first().click()
  await expect(page.getByRole('alertdialog', { name: 'Leave before your ideas are sent?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expectFits(page)
  await send.click()
  await expect(page).toHaveURL(`/review-images/${generationId}`)
  await expect(page.getByRole('heading', { name: 'Review Story Images' })).toBeFocused()
})

test('what goes wrong with picture ideas is told', async ({ page, parent }) => {
  const generationId = await makeDraftWithDeclinedIdea(parent)
  const address = `/review-prompts/${generationId}`
  await page.route(generationLooks, (route) => route.abort())
  await page.goto(address)
  await expect(page.getByText('Failed to load story data.')).toBeVisible()
  await page.unroute(generationLooks)
  await page.getByRole('button', { name: 'Try again' }).click()
  const idea = page.getByLabel('What should the picture show?')
  await idea.fill('Ada plays her drum.')
  await page.route('**/prompts', (route) => route.abort())
  await page.getByRole('button', { name: 'Send This Idea Again' }).click()
  await expect(page.getByRole('alert')).toContainText('Network error')
  await page.unroute('**/prompts')

  const prompts = [{ index: 1, pictureIdea: 'Ada and her drum.' }]
  await parent.call('revisePictureIdeas', { params: { generationId }, body: { prompts } })
  await page.getByRole('button', { name: 'Send This Idea Again' }).click()
  await expect(page).toHaveURL(`/review-images/${generationId}`)
  await page.goto('/review-prompts/00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('Story not found.')).toBeVisible()
  await expectAccessible(page)
})
