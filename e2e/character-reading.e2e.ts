import { editorOf, openCreateForm } from './support/create-form.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expect, test } from './support/parent-test.ts'

test('a parent reads what was understood while typing, and nothing moves', { tag: '@phone' }, async ({
  page,
}) => {
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
  await expect(said).toHaveText('We read English so far: the name is in the story, the rest is not.')
})
