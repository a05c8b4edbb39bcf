import { headerLink } from './support/header.ts'
import { expect, test } from './support/parent-test.ts'
import { pictureFile, widePicture } from './support/picture-file.ts'

test.use({ expectedErrors: /status of (400|404|500)|could not be/ })

test('a picture is chosen, seen, uploaded, shown everywhere, replaced and removed (PR-03, PR-04, PR-05, PR-06, PR-07, PR-08)', async ({
  page,
  parent,
}) => {
  await page.goto('/profile')
  const choose = page.getByLabel('Choose picture')
  const upload = page.getByRole('button', { name: 'Upload picture' })
  await upload.click()
  await expect(page.getByText('Please select an image file first.')).toBeVisible()
  await choose.setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear Ruth') })
  await expect(page.getByText('Please select an image file first.')).toBeVisible()

  await choose.setInputFiles(await pictureFile())
  await expect(page.getByText('me.webp is chosen, not uploaded yet.')).toBeVisible()
  await expect(page.getByAltText('The picture you chose')).toBeVisible()
  await upload.click()
  await expect(page.getByText('Profile picture updated successfully!')).toBeVisible()
  const { photoURL } = await parent.call('getProfile', {})
  expect(photoURL).toContain(`/media/profilePictures/${parent.uid}/profile.jpg?v=`)
  const inHeader = (await headerLink(page, 'RA, Ruth Adler, your profile')).locator('img')
  await expect(inHeader).toHaveJSProperty('naturalWidth', 512)

  await choose.setInputFiles(widePicture)
  await upload.click()
  const refused =
    'Image upload failed: This kind of picture cannot be used here. Please choose JPEG, PNG, WebP, GIF or AVIF.'
  await expect(page.getByText(refused)).toBeVisible()
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(choose).toBeFocused()

  await page.getByRole('button', { name: 'Remove picture' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Profile picture removed.')).toBeVisible()
  await expect(inHeader).toHaveCount(0)
  await expect(choose).toBeFocused()
})

test('a picture that was replaced in another tab meanwhile is told (PR-08)', async ({ page }) => {
  await page.goto('/profile')
  await page.route('**/api/users/me/profile', (route) =>
    route.continue({ postData: JSON.stringify({ photoURL: '/media/profilePictures/u/profile.jpg?v=old' }) }),
  )
  await page.getByLabel('Choose picture').setInputFiles(await pictureFile())
  await page.getByRole('button', { name: 'Upload picture' }).click()
  await expect(
    page.getByText('Image upload failed: The picture must be the one you uploaded last.'),
  ).toBeVisible()
})

test('the display name is changed, and each reason why not is told (PR-11, PR-12, PR-13, PR-14, PR-15)', async ({
  page,
  parent,
}) => {
  await page.goto('/profile')
  const field = page.getByLabel('Display Name')
  const save = page.getByRole('button', { name: 'Save Display Name' })
  await save.click()
  await expect(page.getByText('Please enter a new, non-empty display name.')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill('   ')
  await field.press('Enter')
  await expect(page.getByText('Please enter a new, non-empty display name.')).toBeVisible()

  await field.fill('R'.repeat(101))
  await save.click()
  const tooLong = 'Display Name must be 100 characters or less.'
  await expect(page.getByText(tooLong)).toBeVisible()

  await field.fill('Naomi of Bethlehem')
  await page.reload()
  await expect(field).toHaveValue('Naomi of Bethlehem')
  await save.click()
  await expect(page.getByText('Display Name updated successfully!')).toBeVisible()
  await expect(await headerLink(page, 'NB, Naomi of Bethlehem, your profile')).toBeVisible()
  expect(await parent.call('getProfile', {})).toMatchObject({ displayName: 'Naomi of Bethlehem' })

  const email = page.getByLabel('Email')
  await expect(email).toHaveAttribute('readonly')
  await expect(email).toHaveAccessibleDescription('Email cannot be changed.')
})
