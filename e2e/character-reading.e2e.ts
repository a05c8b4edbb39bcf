import { editorOf, openCreateForm } from './support/create-form.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expect, test } from './support/parent-test.ts'

test('a parent reads what was understood while typing, and nothing moves', async ({ page }) => {
  await openCreateForm(page)
  await page.getByRole('button', { name: 'Add New Character' }).click()
  const editor = editorOf(page, 'Add New Character')
  const name = editor.getByLabel('Name')
  const details = editor.getByLabel('Details')
  const placeOfFields = async () => [await name.boundingBox(), await details.boundingBox()]
  const before = await placeOfFields()

  await name.pressSequentially('Tilda')
  await details.pressSequentially('A girl of 8, wheelchair with painted wheels, yellow glasses')
  const said = editor.locator('.character-reading-lines')
  await expect(said).toContainText(
    'We read: a girl of 8, wheelchair with painted wheels, yellow glasses. In pictures: all but the painted wheels.',
  )
  expect(await placeOfFields()).toEqual(before)
  await expectAccessible(page)
  await expectFits(page)

  await details.fill(
    'A girl of 8, wheelchair with painted wheels, yellow glasses. Loves trains, mud and pirates. Scared of lifts and of the dark. Keeps a marble in her pocket. Gold nose pin. Never without her wellies, even in bed. Nearly always late, and a wumple of the frandle.',
  )
  await expect(said).toContainText('Not understood: ')
  expect(await placeOfFields()).toEqual(before)
  await details.press('Shift+Tab')
  const fold = editor.getByRole('button', { name: 'Show all we read' })
  await fold.focus()
  await page.keyboard.press('Enter')
  await expect(editor.getByRole('button', { name: 'Show less' })).toBeFocused()
  await expect(said.getByText(/wumple/)).toBeInViewport()
  await expectAccessible(page)
  await expectFits(page)
  await page.keyboard.press('Enter')
  expect(await placeOfFields()).toEqual(before)

  await details.fill('Tiene seis años, es muy tímida y le encantan los perros.')
  await expect(said).toHaveText(
    'We read English so far. Of this we read: a child of 6. The rest is not in the story.',
  )
})

test('what is missing is picked, by the keyboard alone, and stands in the words', async ({ page }) => {
  await openCreateForm(page)
  await page.getByRole('button', { name: 'Add New Character' }).click()
  const editor = editorOf(page, 'Add New Character')
  const details = editor.getByLabel('Details')
  const said = editor.locator('.character-reading-lines')
  await editor.getByLabel('Name').fill('Kim')
  await details.fill('loves mud')
  await expect(said).toHaveText('We read: loves mud.')

  const picks = editor.getByText('Pick instead of typing')
  await picks.focus()
  await page.keyboard.press('Enter')
  await editor.getByRole('button', { name: 'Girl', exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(details).toHaveValue('a girl, loves mud')
  await expect(editor.getByRole('button', { name: 'Girl', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await editor.getByLabel('Age in years').focus()
  await page.keyboard.type('8')
  await expect(details).toHaveValue('a girl of 8, loves mud')
  await expect(editor.getByLabel('Age in years')).toHaveValue('8')
  await editor.getByLabel('Hair, form').focus()
  await page.keyboard.type('Br')
  await expect(details).toHaveValue('a girl of 8, loves mud, braids')
  await editor.getByLabel('Hair, colour').selectOption('red')
  await expect(details).toHaveValue('a girl of 8, loves mud, red braids')
  await editor.getByRole('button', { name: 'Wheelchair' }).press('Enter')
  await expect(said).toHaveText(
    'We read: a girl of 8, red braids, wheelchair. In pictures: all of it.Also: loves mud.',
  )
  await expectAccessible(page)
  await expectFits(page)

  await editor.getByRole('button', { name: 'Undo the last pick' }).press('Enter')
  await expect(details).toHaveValue('a girl of 8, loves mud, red braids')
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('article', { name: 'Kim' })).toContainText('a girl of 8, loves mud, red braids')
})
