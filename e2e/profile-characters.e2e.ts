import { limits } from '@faith-fables/contract'
import { expectAccessible } from './support/expect-accessible.ts'
import { expect, test } from './support/parent-test.ts'
import { saveCharacters } from './support/saved-characters.ts'

test.use({ expectedErrors: /status of (404|409|500)|ERR_FAILED/ })

test('a character is added, changed and deleted, by the keyboard alone (PR-28, PR-29, PR-30, PR-31, PR-32, PR-33, PR-34)', async ({
  page,
}) => {
  await page.goto('/profile')
  await expect(page.getByText('No saved characters yet.')).toBeVisible()
  const add = page.getByRole('button', { name: 'Add Character' })
  await add.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('Tobias')
  await page.keyboard.press('Tab')
  await page.keyboard.type('A donkey who will not cross water, '.repeat(5))
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('Character added successfully!')).toBeVisible()
  await expect(add).toBeFocused()
  const shown = 'A donkey who will not cross water, '.repeat(5).slice(0, limits.profilePreview.characters)
  await expect(page.getByText(`${shown}...`)).toBeVisible()

  await page.getByRole('button', { name: 'Edit Tobias' }).press('Enter')
  await page.getByRole('textbox', { name: 'Name' }).fill('Tobit')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Character updated successfully!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Tobit' })).toBeFocused()

  const remove = page.getByRole('button', { name: 'Delete Tobit' })
  await remove.press('Enter')
  await expect(
    page.getByText('Are you sure you want to delete "Tobit"? This action cannot be undone.'),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await remove.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByText('Character "Tobit" deleted successfully!')).toBeVisible()
  await expect(add).toBeFocused()
})

test('what another tab has deleted can be neither changed nor deleted again (PR-36, PR-37)', async ({
  page,
  parent,
}) => {
  const ids = await saveCharacters(parent)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Tobias' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Tobit')
  await parent.call('deleteCharacter', { params: { characterId: ids[2] ?? '' } })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Failed to update character.')).toBeVisible()
  await expect(page.getByText('There is no such character among yours.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('heading', { name: 'Tobias' })).toBeHidden()

  await page.getByRole('button', { name: 'Delete Amara' }).click()
  await parent.call('deleteCharacter', { params: { characterId: ids[0] ?? '' } })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Failed to delete character.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Amara' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add Character' })).toBeFocused()
})

test('there is an end to what can be kept (PR-35)', async ({ page, parent }) => {
  const animals = Array.from({ length: limits.savedCharacters - 1 }, (_, place) => {
    return { name: `Sheep ${place + 1}`, details: 'White, woolly, and always hungry.' }
  })
  await saveCharacters(parent, animals)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Add Character' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('The hundredth sheep')
  await page.getByRole('textbox', { name: 'Details' }).fill('The one that was lost.')
  await saveCharacters(parent, animals.slice(0, 1))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Failed to add character.')).toBeVisible()
  await expect(page.getByText('You can save up to 50 characters. Please delete one first.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('The hundredth sheep')
})

test('characters that cannot be loaded say so, and come with the next try (PR-38)', async ({
  page,
  parent,
}) => {
  await saveCharacters(parent)
  const place = '**/api/users/me/characters'
  await page.route(place, (route) => route.abort())
  await page.goto('/profile')
  await expect(page.getByText('Failed to load saved characters.')).toBeVisible()
  await page.unroute(place)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Tobias' })).toBeVisible()
})
