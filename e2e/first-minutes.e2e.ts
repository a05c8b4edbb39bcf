import type { Page } from '@playwright/test'
import { newAccount, signUp } from './support/account.ts'
import { openCreateForm } from './support/create-form.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { pressByKey } from './support/keyboard.ts'
import { expect, test } from './support/test.ts'

const firstStory = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Create Your First Story' })

test('a new parent sees the way to the first story wherever they are, and nothing that alarms', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/signup')
  await signUp(page, newAccount())
  await expect(page.getByRole('heading', { name: 'User Profile' })).toBeVisible()
  await expect(firstStory(page)).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await expectFits(page)

  await page.goto('/library')
  await expect(firstStory(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await expectAccessible(page)

  await openCreateForm(page)
  const problem = page.locator('p').filter({ hasText: /^Error: / })
  await expect(problem).not.toHaveAttribute('role', 'status')
  await expect(problem).toHaveCSS('font-weight', '400')
  await expectAccessible(page)
  await page.getByLabel('Additional Details (Optional)').fill('A kite.')
  await expect(problem).toHaveAttribute('role', 'status')
  await expect(problem).toHaveCSS('font-weight', '700')
})

test('cards that are cut at the edge are reached by arrows, by mouse and by key', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/signup')
  await signUp(page, newAccount())
  await expect(page.getByRole('heading', { name: 'User Profile' })).toBeVisible()
  await openCreateForm(page)
  const styles = page.getByRole('radiogroup', { name: 'Illustration Style' })
  const last = styles.getByRole('radio').last()
  await expect(last).not.toBeInViewport()
  await expect(styles).toHaveAttribute('data-more-after')
  await pressByKey(page, page.getByRole('button', { name: 'Next styles' }))
  await styles.evaluate((row) => row.scrollIntoView({ block: 'center' }))
  await expect(styles).toHaveAttribute('data-more-before')
  await expect(async () => {
    await page.getByRole('button', { name: 'Next styles' }).click()
    await expect(last).toBeInViewport({ ratio: 0.9, timeout: 500 })
  }).toPass()
  await expect(styles).not.toHaveAttribute('data-more-after')
  await expect(page.getByRole('button', { name: 'Next styles' })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
})
