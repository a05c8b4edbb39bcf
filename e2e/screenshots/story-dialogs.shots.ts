import { test } from '../support/parent-test.ts'
import { shoot } from '../support/shoot.ts'
import { makeStory } from '../support/stories.ts'

test('what a story offers beside reading', async ({ page, parent }) => {
  const storyId = await makeStory(parent)
  await page.goto(`/story/${storyId}`)
  const open = async (entry: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await shoot(page, 'story-more', { viewOnly: true })
  await page.keyboard.press('Escape')

  await open('For other ages')
  const ages = page.getByRole('dialog', { name: 'For other ages' })
  await ages.getByRole('combobox').selectOption('Pre-Teens')
  await shoot(page, 'story-other-ages', { viewOnly: true })
  await page.keyboard.press('Escape')

  await open('Download')
  await page.getByRole('dialog', { name: 'Download this book' }).waitFor()
  await shoot(page, 'story-download', { viewOnly: true })
  await page.keyboard.press('Escape')

  await open('Recordings')
  await page.getByText('Nobody has read it aloud yet.').waitFor()
  await shoot(page, 'recordings-none')
  await page.getByRole('button', { name: 'Invite Somebody' }).click()
  const invitation = page.getByRole('dialog', { name: 'Invite somebody' })
  await invitation.getByLabel('Who reads?').fill('Grandma')
  await shoot(page, 'recordings-invite', { viewOnly: true })
  await invitation.getByRole('button', { name: 'Make a link' }).click()
  await page.getByText('The link for Grandma opens until').waitFor()
  await shoot(page, 'recordings-invited')
})

test('the shelf of the children', async ({ page, parent }) => {
  for (const style of ['cartoon', 'watercolor']) await makeStory(parent, { illustrationStyleId: style })
  await page.goto('/library')
  await page.getByRole('link', { name: "Children's Shelf" }).click()
  await page.getByText('Nothing stands on it yet.').waitFor()
  await shoot(page, 'shelf-empty')
  await page.getByRole('button', { name: 'Put Stories on It' }).click()
  const dialog = page.getByRole('dialog', { name: 'Put stories on the shelf' })
  await dialog
    .getByRole('button', { name: /^Put on/ })
    .first()
    .click()
  await shoot(page, 'shelf-choose', { viewOnly: true })
  await dialog
    .getByRole('button', { name: /^Put on/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByText('2 stories to read just now.').waitFor()
  await shoot(page, 'shelf-filled')
  await page.getByRole('button', { name: 'Hand Over the Device' }).click()
  const setting = page.getByRole('dialog', { name: 'Set a PIN' })
  await setting.getByLabel('PIN', { exact: true }).fill('4711')
  await shoot(page, 'shelf-pin', { viewOnly: true })
  await setting.getByRole('button', { name: 'Keep this PIN' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand over' }).click()
  await page.getByRole('heading', { level: 1, name: 'My Books' }).waitFor()
  await shoot(page, 'shelf-of-a-child')
  await page.getByRole('link').first().click()
  await page.getByText(/^page \d+ of/).waitFor()
  await shoot(page, 'shelf-reading', { viewOnly: true })
})
