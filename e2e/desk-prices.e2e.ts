import { newAccount, signUp } from './support/account.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { linkOfLetter } from './support/outbox.ts'
import { expect, test } from './support/test.ts'

const administrator = 'prices@example.org'

test.use({ settings: { ADMIN_EMAILS: administrator } })

test('prices are changed by keyboard alone after a look at what changes, and the days are counted', async ({
  page,
  server,
}) => {
  await page.goto('/signup')
  await signUp(page, { ...newAccount(), email: administrator })
  await expect(page).toHaveURL('/profile')
  await page.goto(await linkOfLetter(server.dataFolder, administrator, 1))
  await expect(page).toHaveURL('/email-verified')

  await test.step('what is no price is said beside its field', async () => {
    await page.goto('/admin?tab=prices')
    await page.getByRole('textbox', { name: 'One picture, Default' }).fill('ten')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Please enter a whole number from 0 to 100000.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'One picture, Default' })).toBeFocused()
    await expectAccessible(page)
    await expectFits(page)
  })

  await test.step('looked at, then changed', async () => {
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('12')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Change the prices?' })
    await expect(dialog.getByRole('table', { name: 'What changes' })).toContainText('12 tokens')
    await expect(dialog.getByRole('row').filter({ hasText: '20 pictures, Default' })).toContainText(
      '240 tokens',
    )
    await expectAccessible(page)
    await expectFits(page)
    await dialog.getByRole('button', { name: 'Change the prices' }).press('Enter')
    await expect(page.getByText('The prices were changed.')).toBeVisible()
    await expect(page.getByRole('heading', { name: new RegExp(administrator) })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('every parent reads the new price, and the log tells of it', async () => {
    await page.goto('/pricing')
    await expect(page.getByText(/\b60\b/).first()).toBeVisible()
    await page.goto('/admin?tab=log')
    await expect(page.getByRole('row').filter({ hasText: 'Prices, version 1' })).toBeVisible()
  })

  await test.step('the numbers of today', async () => {
    await page.goto('/admin?tab=numbers')
    await expect(page.getByRole('img', { name: /^Signed up: 1 from/ })).toBeVisible()
    await page.getByRole('radio', { name: '7 days' }).check()
    await page.getByText('Tokens in numbers').click()
    await expect(page.getByRole('table', { name: 'Tokens by day' })).toContainText('300')
    await expectAccessible(page)
    await expectFits(page)
  })
})
