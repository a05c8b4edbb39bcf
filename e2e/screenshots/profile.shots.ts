import { expect, test } from '../support/parent-test.ts'
import { pictureFile, widePicture } from '../support/picture-file.ts'
import { saveCharacters } from '../support/saved-characters.ts'
import { shoot } from '../support/shoot.ts'
import { makeDraft } from '../support/stories.ts'

const profile = '**/api/users/me'

test.use({ expectedErrors: /status of [45]00|ERR_FAILED|could not be fetched/ })

test('empty, filled, and with what is in question', async ({ page, parent }) => {
  await page.goto('/profile')
  await page.getByText('Whoever you keep here').waitFor()
  await shoot(page, 'profile-new')

  const generationId = await makeDraft(parent)
  await parent.call('hideDraft', { params: { generationId } })
  await saveCharacters(parent)
  await page.reload()
  await page.getByText('Tobias').waitFor()
  await page.getByLabel('Choose picture').setInputFiles(await pictureFile())
  await page.getByRole('button', { name: 'Upload picture' }).click()
  await page.getByText('Profile picture updated successfully!').waitFor()
  await shoot(page, 'profile-success', { viewOnly: true })
  await expect(page.getByText('Profile picture updated successfully!')).toBeHidden()
  await shoot(page, 'profile-filled')

  await page.getByLabel('Choose picture').setInputFiles(widePicture)
  await page.getByText('not uploaded yet').waitFor()
  await shoot(page, 'profile-picture-chosen')
  await page.getByRole('button', { name: 'Upload picture' }).click()
  await page.getByText('Image upload failed').waitFor()
  await page.getByLabel('Display Name').fill('x'.repeat(101))
  await page.getByRole('button', { name: 'Save Display Name' }).click()
  await page.getByText('Display Name must be 100 characters or less.').waitFor()
  await page.getByLabel('New Password', { exact: true }).fill('secret')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await shoot(page, 'profile-failures')

  await page.getByRole('link', { name: 'Get Tokens' }).click()
  await page.getByText('Leave without saving?').waitFor()
  await shoot(page, 'profile-leave', { viewOnly: true })
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('button', { name: 'Put it back' }).click()
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await shoot(page, 'profile-remove-picture', { viewOnly: true })
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Delete Grandma Ruth' }).click()
  await shoot(page, 'profile-delete', { viewOnly: true })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Edit Amara' }).click()
  await shoot(page, 'profile-edit', { viewOnly: true })
})

test('loading', async ({ page }) => {
  await page.route(profile, () => {})
  await page.goto('/profile')
  await page.getByText('Loading profile...').waitFor()
  await shoot(page, 'profile-loading')
})

test('failed', async ({ page }) => {
  await page.route(profile, (route) =>
    route.fulfill({ status: 500, json: { message: 'The server is asleep.' } }),
  )
  await page.goto('/profile')
  await page.getByText('Failed to load profile').waitFor()
  await shoot(page, 'profile-failed', { viewOnly: true })
})

test('cards that cannot be loaded', async ({ page }) => {
  for (const place of ['token-transactions*', 'characters']) {
    await page.route(`**/api/users/me/${place}`, (route) => route.abort())
  }
  await page.goto('/profile')
  await page.getByText('Failed to load saved characters.').waitFor()
  await shoot(page, 'profile-cards-failed')
})
