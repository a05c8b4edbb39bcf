import { expect, test } from './support/parent-test.ts'
import { makeDraft } from './support/stories.ts'

test.use({ expectedErrors: /status of (401|500)|ERR_FAILED|could not be fetched/ })

const history = '**/api/users/me/token-transactions*'

test('every change of the balance is an entry, and they add up to it (PR-25, PR-27, TH-01, TH-05, TH-07, TH-08, TH-12, D-10)', async ({
  page,
  parent,
}) => {
  await makeDraft(parent)
  await page.goto('/profile')
  const tokens = page.getByRole('region', { name: 'Token Management' })
  await expect(tokens.getByRole('status', { name: 'Available Tokens' })).toHaveText('250')
  const columns = ['Date', 'Description', 'Amount', 'Balance']
  await expect(tokens.getByRole('columnheader')).toHaveText(columns)
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date())
  await expect(tokens.getByRole('cell')).toHaveText([
    ...[today, /^Your story on .+ with 5 pictures$/, '-50', '250'],
    ...[today, 'Welcome gift', '+300', '300'],
  ])
  await expect(tokens.getByText('+300')).toHaveCSS('color', 'rgb(61, 81, 41)')
  await expect(tokens.getByText('-50')).toHaveCSS('color', 'rgb(152, 33, 58)')
})

test('the balance and its history are refreshed by hand, with a spinner meanwhile (PR-26)', async ({
  page,
  parent,
}) => {
  await page.goto('/profile')
  const tokens = page.getByRole('region', { name: 'Token Management' })
  await expect(tokens.getByText('Welcome gift')).toBeVisible()
  await makeDraft(parent)
  await page.route('**/api/users/me', async (route) => {
    await expect(tokens.getByRole('img', { name: 'Loading balance' })).toBeVisible()
    await route.continue()
  })
  await tokens.getByRole('button', { name: 'Refresh balance' }).click()
  await expect(tokens.getByRole('status', { name: 'Available Tokens' })).toHaveText('250')
  await expect(tokens.getByText('-50')).toBeVisible()
})

test('a history that is away, empty or slow says so (TH-02, TH-03, TH-04, TH-11)', async ({ page }) => {
  await page.route(history, (route) =>
    route.fulfill({ status: 500, json: { message: 'The book is closed.' } }),
  )
  await page.goto('/profile')
  await expect(page.getByText('Error loading history: The book is closed.')).toBeVisible()
  await page.unroute(history)
  await page.route(history, (route) => route.abort())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Error loading history: Failed to load transaction history.')).toBeVisible()
  await page.unroute(history)
  await page.route(history, (route) => route.fulfill({ json: [] }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No token transactions found.')).toBeVisible()

  await page.unroute(history)
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(history, (route) => asked.then(() => route.continue()))
  await page.reload()
  await expect(page.getByText('Loading token history...')).toBeVisible()
  answer()
  await expect(page.getByText('Welcome gift')).toBeVisible()
})

test('without a token nothing is asked, and both places say so (TH-10, ER-15, ER-16)', async ({ page }) => {
  await page.clock.install()
  await page.goto('/profile')
  await expect(page.getByText('Welcome gift')).toBeVisible()
  await page.route('**/api/auth/token', (route) => route.fulfill({ json: { token: null } }))
  await page.clock.fastForward('16:00')
  await page.getByRole('button', { name: 'Refresh balance' }).click()
  await expect(
    page.getByText('Error loading history: Cannot fetch history: User token not available.'),
  ).toBeVisible()
  await expect(
    page.getByText('Failed to load profile: No ID Token provided for fetching profile.'),
  ).toBeVisible()
  await page.getByLabel('Display Name').fill('Naomi')
  await page.getByRole('button', { name: 'Save Display Name' }).click()
  await expect(
    page.getByText('Failed to update display name: No ID Token provided for updating profile.'),
  ).toBeVisible()
})
