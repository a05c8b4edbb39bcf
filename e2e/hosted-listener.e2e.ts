import type { Page, Response } from '@playwright/test'
import { editorOf, openCreateForm } from './support/create-form.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expect, test } from './support/hosted-test.ts'

test.use({ hosted: ['listener'] })

/** The portraits that come from now on of somebody whose details begin so, as the bytes of their pictures. */
function portraitsOf(page: Page, beginning: string): () => Promise<Buffer[]> {
  const answers: Response[] = []
  page.on('response', (response) => {
    const isPortrait = new URL(response.url()).pathname === '/api/characters/portrait'
    const asked = isPortrait ? response.request().postDataJSON() : null
    if (asked?.details.startsWith(beginning)) answers.push(response)
  })
  return () => Promise.all(answers.map((answer) => answer.body()))
}

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

  const drawings = portraitsOf(page, 'Es una niña')
  await details.fill('Es una niña de seis años, pelo rojo y rizado, es muy tímida y le encantan los perros.')
  await expect(said).toContainText(
    'We read: a girl of 6, curly red hair. In pictures: all of it.Also: shy; loves dogs.',
  )
  await expect(said).not.toContainText('We read English so far')
  await expect(editor.getByRole('img', { name: 'A drawing of Tilda' })).toBeVisible()
  // Drawn from what rules read at first, and anew from what the listener heard: only that knows of red hair.
  await expect.poll(async () => (await drawings()).length).toBe(2)
  const [asRead, asHeard] = await drawings()
  expect(asHeard?.equals(asRead ?? Buffer.alloc(0))).toBe(false)
  await page.screenshot({ path: testInfo.outputPath('spanish.png') })
  expect(listener.received.length).toBeGreaterThan(1)
  expect(listener.received.join()).not.toContain('Tilda')
})
