import type { Page } from '@playwright/test'
import { logIn, newAccount, signUp } from './support/account.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { signOut } from './support/header.ts'
import { expect, test } from './support/test.ts'

test.use({ publicShelf: true })

test('whoever is sent to sign in comes to where they were going, but nobody after them', async ({ page }) => {
  const account = newAccount()
  await page.goto('/library?tab=in-progress')
  await expect(page).toHaveURL('/login')
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click()
  await signUp(page, account)
  await expect(page).toHaveURL('/library?tab=in-progress')
  await expect(page.getByText('No stories in progress.')).toBeVisible()

  await signOut(page)
  await expect(page).toHaveURL('/login')
  await logIn(page, account)
  await expect(page).toHaveURL('/profile')
})

test('the form of a story asks a visitor to log in, and waits for them', async ({ page }) => {
  await page.goto('/create')
  await expect(page.getByText('Please log in to create a story')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click()
  await signUp(page, newAccount())
  await expect(page.getByRole('heading', { name: 'Craft a New Fable' })).toBeVisible()
})

test('a visitor opens a featured story from the landing page, and closing leads back', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/')
  await expectAccessible(page)
  await openFirstStory(page)
  await expect(page.getByText(/^page 1 of/)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/')
})

test('a visitor is sent to sign in for a public story that is not featured', async ({ page }) => {
  // Only the staff can take a story off the landing page: here the answer of the server is changed on its way.
  await page.route('**/api/public-stories/*-*', async (route) => {
    const response = await route.fetch()
    const story: object = await response.json()
    await route.fulfill({ response, json: { ...story, isFeatured: false } })
  })
  await page.goto('/')
  await openFirstStory(page)
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('You need to log in or sign up to view this story.')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click()
  await signUp(page, newAccount())
  await expect(page.getByText(/^page 1 of/)).toBeVisible()
})

/** Opens the first featured story, once the product has made one. */
async function openFirstStory(page: Page): Promise<void> {
  const story = page.getByRole('article').first().getByRole('link').first()
  await expect(async () => {
    await page.reload()
    await expect(story).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 120_000 })
  await story.click()
}
