import { alterGeneration, generationLooks } from '../support/altered-answers.ts'
import { makeDraftWithDeclinedIdea } from '../support/declined-idea.ts'
import { expect, test } from '../support/parent-test.ts'
import { shoot } from '../support/shoot.ts'

test.use({ expectedErrors: /Failed to load resource/ })

test('declined ideas: loading, waiting, wrong, sent, gone', async ({ page, parent }) => {
  const address = `/review-prompts/${await makeDraftWithDeclinedIdea(parent)}`
  await page.route(generationLooks, () => {})
  await page.goto(address)
  await page.getByText('Loading your picture ideas...').waitFor({ state: 'attached' })
  await shoot(page, 'review-prompts-loading')

  await page.unroute(generationLooks)
  await page.goto(address)
  const idea = page.getByLabel('What should the picture show?')
  await idea.waitFor()
  await shoot(page, 'review-prompts')
  await page.getByRole('button', { name: 'Send This Idea Again' }).click()
  await page.getByText('Please put this idea into other words first.').waitFor()
  await shoot(page, 'review-prompts-unchanged')

  await idea.fill('Ada stands on a green hill and plays her grandfather’s drum.')
  await page.getByRole('link', { name: 'Faith Fables' }).first().click()
  await page.getByRole('alertdialog').waitFor()
  await shoot(page, 'review-prompts-leave', { viewOnly: true })
  await page.getByRole('button', { name: 'Stay here' }).click()

  await alterGeneration(page, () => ({ status: 'moderating_prompts' }))
  await page.getByRole('button', { name: 'Send This Idea Again' }).click()
  await page.getByText('Reviewing illustration ideas...').waitFor()
  await shoot(page, 'review-prompts-sent')
  await page.goto('/review-prompts/nothing')
  await expect(page.getByText('Story not found.')).toBeVisible()
  await shoot(page, 'review-prompts-not-found')
})
