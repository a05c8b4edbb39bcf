import type { Page } from '@playwright/test'
import { logIn, newAccount } from '../support/account.ts'
import { googleSettings } from '../support/google-person.ts'
import { shoot } from '../support/shoot.ts'
import { test } from '../support/test.ts'

test.use({ settings: googleSettings, expectedErrors: /status of (401|503)/ })

const told = (page: Page) => page.getByRole('main').getByRole('alert').first()

test('the login and its states', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with Google' }).waitFor()
  await shoot(page, 'login')
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await shoot(page, 'login-missing')
  await logIn(page, newAccount())
  await told(page).waitFor()
  await page.getByRole('button', { name: 'Show password' }).click()
  await shoot(page, 'login-refused')
})

test('the login with a reason', async ({ page }) => {
  await page.goto('/create')
  await page.getByText('Please log in to create a story').waitFor()
  await shoot(page, 'login-reason')
})
