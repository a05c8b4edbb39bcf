import { shoot } from '../support/shoot.ts'
import { test } from '../support/test.ts'

test.use({ expectedErrors: /ERR_FAILED/ })

test('a forgotten password and its states', async ({ page }) => {
  const place = '**/api/auth/request-password-reset'
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('ruth@example.org')
  await shoot(page, 'forgot-password')
  await page.route(place, (route) => route.abort())
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await page.getByRole('alert').waitFor()
  await shoot(page, 'forgot-password-failed')
  await page.unroute(place)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await page.getByText('no mail server').waitFor()
  await shoot(page, 'forgot-password-sent')
})
