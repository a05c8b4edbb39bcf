import { addCharacter, amara, editorOf, openCreateForm } from '../support/create-form.ts'
import { expect, test } from '../support/parent-test.ts'
import { shoot } from '../support/shoot.ts'

const long = {
  name: 'Grandmother Theodora-Elisabeth Montgomery of Seven',
  details:
    'White hair in a bun, a purple dress with a lace collar, and a laugh one hears through two doors. '.repeat(
      6,
    ),
}

test('the editor', async ({ page }) => {
  await openCreateForm(page)
  await page.getByRole('button', { name: 'Add New Character' }).click()
  const editor = editorOf(page, 'Add New Character')
  await expect(editor).toBeVisible()
  await shoot(page, 'create-editor-new', { viewOnly: true })
  await editor.getByLabel('Details').fill('Short')
  await editor.getByLabel('Name').press('Enter')
  await shoot(page, 'create-editor-missing', { viewOnly: true })
  await editor.getByLabel('Name').fill('A'.repeat(57))
  await editor.getByLabel('Details').fill(amara.details.repeat(20))
  await editor.getByRole('button', { name: 'Save' }).click()
  await shoot(page, 'create-editor-too-long', { viewOnly: true })
  await editor.getByLabel('Name').fill(amara.name)
  await editor.getByLabel('Details').fill(amara.details)
  await editor.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Edit Amara' }).click()
  await expect(
    editorOf(page, 'Edit Character').getByRole('img', { name: 'A drawing of Amara' }),
  ).toBeVisible()
  await shoot(page, 'create-editor-edit', { viewOnly: true })
})

test('what was read of a character', async ({ page }) => {
  await openCreateForm(page)
  await page.getByRole('button', { name: 'Add New Character' }).click()
  const editor = editorOf(page, 'Add New Character')
  await editor.getByLabel('Name').fill('Tilda')
  const details = editor.getByLabel('Details')
  await details.fill('A girl of 8, wheelchair with painted wheels, yellow glasses')
  await expect(editor.getByText(/In pictures: all but the painted wheels/).first()).toBeVisible()
  await expect(editor.getByRole('img', { name: 'A drawing of Tilda' })).toBeVisible()
  await shoot(page, 'create-editor-reading', { viewOnly: true })
  await details.fill(
    'A girl of 8, wheelchair with painted wheels, yellow glasses. Loves trains, mud and pirates. Scared of lifts. Keeps a marble in her pocket. Gold nose pin. Nearly always late, and a wumple of the frandle.',
  )
  const fold = editor.getByRole('button', { name: 'Show all we read' })
  await expect(fold).toBeVisible()
  await shoot(page, 'create-editor-reading-long', { viewOnly: true })
  await fold.click()
  await shoot(page, 'create-editor-reading-open', { viewOnly: true })
  await details.fill('A girl of 8, short red curly hair, yellow glasses, a blue striped dress')
  await expect(editor.getByText(/short red curly hair, yellow glasses/).first()).toBeVisible()
  await editor.getByText('Pick instead of typing').click()
  await shoot(page, 'create-editor-picks', { viewOnly: true })
  await editor.getByRole('button', { name: 'Undo the last pick' }).scrollIntoViewIfNeeded()
  await shoot(page, 'create-editor-picks-end', { viewOnly: true })
})

test('a full story with long names', async ({ page }) => {
  await openCreateForm(page)
  await addCharacter(page, long.name, long.details)
  await addCharacter(page, amara.name, amara.details)
  await addCharacter(page, 'Ben', 'Her neighbour, seven, curly red hair and round glasses.')
  await addCharacter(page, 'Maximilian-Alexander', long.details)
  await expect(page.getByText('Maximum of 4 characters reached.')).toBeVisible()
  await page.getByRole('button', { name: `Show all about ${long.name}` }).click()
  const cards = page.getByRole('article')
  for (const card of await cards.all()) await card.scrollIntoViewIfNeeded()
  await expect(cards.locator('img')).toHaveCount(4)
  await shoot(page, 'create-full')
})

test('the saved characters', async ({ page, parent }) => {
  await openCreateForm(page)
  await page.getByRole('button', { name: 'Add from Saved' }).click()
  await expect(page.getByText('No saved characters yet.')).toBeVisible()
  await shoot(page, 'create-saved-none', { viewOnly: true })
  for (const character of [
    amara,
    { ...amara, name: 'Ben' },
    long,
    { ...amara, name: 'Cleo' },
    { ...amara, name: 'Dan' },
  ])
    await parent.call('addCharacter', { body: character })
  await page.reload()
  await page.getByRole('article', { name: 'Amara' }).waitFor()
  await page.getByRole('button', { name: 'Add from Saved' }).click()
  await page.getByRole('button', { name: /^Ben/ }).click()
  await expect(page.getByRole('dialog').locator('img').first()).toBeVisible()
  await shoot(page, 'create-saved', { viewOnly: true })
  await page.getByRole('button', { name: /^Cleo/ }).click()
  await page.getByRole('button', { name: /^Dan/ }).click()
  await page.getByRole('button', { name: /^Grandmother/ }).click()
  await shoot(page, 'create-saved-full', { viewOnly: true })
})
