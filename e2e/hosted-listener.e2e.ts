import { editorOf, openCreateForm } from './support/create-form.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expect, test } from './support/hosted-test.ts'

test.use({ hosted: ['listener'] })

test('a hosted listener reads on once the typing rests, in other languages too, and learns no name (LM-01, LM-02, LM-04)', async ({
  page,
  parent,
  suppliers: { listener },
}, testInfo) => {
  expect(parent.uid).toBeTruthy()
  await openCreateForm(page)
  await page.getByRole('button', { name: 'Add New Character' }).click()
  const editor = editorOf(page, 'Add New Character')
  const said = editor.locator('.character-reading-lines')
  await editor.getByLabel('Name').fill('Tilda')
  const details = editor.getByLabel('Details')
  await details.pressSequentially('a girl of 6, mad keen on all things snail. Spinach? No chance')
  await expect(said).toContainText(
    'We read: a girl of 6. In pictures: all of it.Also: loves snails; hates spinach.',
  )
  await expectAccessible(page)
  await expectFits(page)
  await page.screenshot({ path: testInfo.outputPath('english.png') })

  await details.fill('Es una niña de seis años, pelo rojo y rizado, es muy tímida y le encantan los perros.')
  await expect(said).toContainText(
    'We read: a girl of 6, curly red hair. In pictures: all of it.Also: shy; loves dogs.',
  )
  await expect(said).not.toContainText('We read English so far')
  await page.screenshot({ path: testInfo.outputPath('spanish.png') })
  expect(listener.received.length).toBeGreaterThan(1)
  expect(listener.received.join()).not.toContain('Tilda')
})
