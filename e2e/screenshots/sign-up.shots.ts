import { newAccount, signUp } from '../support/account.ts'
import { shoot } from '../support/shoot.ts'
import { test } from '../support/test.ts'

test.use({ expectedErrors: /status of (422|503)/ })

test('the sign-up and its states', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('Display Name').waitFor()
  await shoot(page, 'sign-up')
  await signUp(page, { ...newAccount(), password: 'five5' })
  await shoot(page, 'sign-up-wrong')
  await page.route('**/api/users/sync', (route) =>
    route.fulfill({ status: 503, json: { message: 'The library is closed.' } }),
  )
  await signUp(page, newAccount())
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await shoot(page, 'sign-up-not-synced')
})
