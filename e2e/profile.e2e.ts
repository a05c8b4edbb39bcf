import { logIn } from './support/account.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { headerLink } from './support/header.ts'
import { expect, test } from './support/parent-test.ts'
import { pictureFile } from './support/picture-file.ts'
import { saveCharacters } from './support/saved-characters.ts'

test.use({ expectedErrors: /status of (401|500)|could not be/ })

const me = '**/api/users/me'

test('every state of the profile is accessible and fits the screen', { tag: '@phone' }, async ({
  page,
  parent,
}) => {
  await saveCharacters(parent)
  await page.goto('/profile')
  await page.getByRole('heading', { name: 'Tobias' }).waitFor()
  await expectAccessible(page)
  await page.getByLabel('Choose picture').setInputFiles(await pictureFile())
  await page.getByAltText('The picture you chose').waitFor()
  await page.getByRole('button', { name: 'Save Display Name' }).click()
  await page.getByLabel('New Password', { exact: true }).fill('secret')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Upload picture' }).click()
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete Tobias' }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Edit Tobias' }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await expectFits(page)
})

test('the profile says that it loads, that it cannot, and that it is empty (PR-01, PR-39, PR-41, PR-42)', async ({
  page,
}) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(me, (route) =>
    asked.then(() => route.fulfill({ status: 500, json: { message: 'The server is asleep.' } })),
  )
  await page.goto('/profile')
  await expect(page.getByText('Loading profile...')).toBeVisible()
  await expectAccessible(page)
  answer()
  await expect(page.getByText('Failed to load profile: The server is asleep.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute(me)
  await page.route(me, (route) => route.fulfill({ body: '' }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No profile data available. Please log in again.')).toBeVisible()
  await page.unroute(me)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'User Profile' })).toBeVisible()
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('leaving with something unsaved asks; what was typed outlives a sign-in that ends', async ({
  page,
  parent,
  context,
}) => {
  await page.clock.install()
  await page.goto('/profile')
  await page.getByLabel('Display Name').fill('Naomi')
  await (await headerLink(page, 'Explore')).click()
  await expect(page.getByText('Leave without saving?')).toBeVisible()
  await page.getByRole('button', { name: 'Stay here' }).click()

  await context.clearCookies()
  await page.clock.fastForward('16:00')
  await page.getByRole('button', { name: 'Refresh balance' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).toBeVisible()
  await logIn(page, parent)
  await expect(page.getByRole('heading', { name: 'User Profile' })).toBeVisible()
  await expect(page.getByLabel('Display Name')).toHaveValue('Naomi')
})
