import { linkOfLetter } from '../support/outbox.ts'
import { test } from '../support/parent-test.ts'
import { shoot } from '../support/shoot.ts'

test('a new password and its states', async ({ page, parent, server }) => {
  await page.request.post('/api/auth/request-password-reset', {
    headers: { origin: server.url },
    data: { email: parent.email, redirectTo: '/reset-password' },
  })
  await page.goto(await linkOfLetter(server.dataFolder, parent.email, 2))
  await page.getByLabel('New Password', { exact: true }).fill('sixsix')
  await shoot(page, 'reset-password')
  await page.getByRole('button', { name: 'Save New Password' }).click()
  await shoot(page, 'reset-password-differs')
  await page.getByLabel('Confirm New Password', { exact: true }).fill('sixsix')
  await page.getByRole('button', { name: 'Save New Password' }).click()
  await page.getByText('Your new password is set.').waitFor()
  await shoot(page, 'reset-password-done')
  await page.goto('/reset-password?error=INVALID_TOKEN')
  await page.getByRole('link', { name: 'Get a New Link' }).waitFor()
  await shoot(page, 'reset-password-expired')
})
