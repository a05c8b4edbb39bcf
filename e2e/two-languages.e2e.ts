import { readFile } from 'node:fs/promises'
import { untilGeneration } from '@faith-fables/tools/product/told-story'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expect, test } from './support/hosted-test.ts'
import { finishStory, makeStory } from './support/stories.ts'
import { wordsOfPdf } from './support/words-of-pdf.ts'

test.use({ hosted: ['writer'] })

test('a story is read, kept and printed in two languages on the same pictures (LN-12, LN-13)', async ({
  page,
  parent,
}) => {
  test.slow()
  const storyId = await makeStory(parent)
  const [age] = await parent.call('listAgeGroups', {})
  const { storyGenerationId } = await parent.call('startEdition', {
    params: { storyId },
    body: { ageGroupId: age?._id ?? '', language: 'es' },
  })
  await untilGeneration(parent, storyGenerationId, ({ status }) => status === 'pending_review')
  await finishStory(parent, storyGenerationId)

  await page.goto(`/story/${storyId}`)
  const book = page.getByRole('article')
  const english = book.getByText('Ada runs to the gate').first()
  const spanish = book.getByText('Ada corrió hasta la vieja puerta del jardín').first()
  await expect(english).toBeVisible()
  await expect(spanish).toBeHidden()
  await chooseLanguage(page, 'English', 'English and Spanish')
  await expect(english).toBeVisible()
  await expect(spanish).toBeVisible()
  expect(await spanish.evaluate((words) => words.closest('[lang]')?.getAttribute('lang'))).toBe('es')
  await expectAccessible(page)
  await expectFits(page)

  await test.step('this device keeps the choice', async () => {
    await page.reload()
    await expect(spanish).toBeVisible()
  })
  await test.step('on paper both stand below the picture', async () => {
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    const sheet = page.locator('.printed-page').first()
    await expect(sheet).toContainText('Ada runs to the gate')
    await expect(sheet).toContainText('Ada corrió hasta la vieja puerta del jardín')
    await expect(page.locator('.printed-title')).toContainText('El pájaro de la puerta')
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: 'screen' })
  })
  await test.step('it is downloaded so', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Download' }).click()
    await page.getByLabel('In which language?').selectOption('English and Spanish')
    await expect(page.getByText('Each page has its words in both')).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    const words = (await wordsOfPdf(await readFile(await (await file).path()))).join(' ')
    expect(words).toContain('Adarunstothegate')
    expect(words).toContain('Adacorrióhastalaviejapuerta')
    await page.keyboard.press('Escape')
  })
  await chooseLanguage(page, 'English and Spanish', 'English')
  await expect(spanish).toBeHidden()
})

async function chooseLanguage(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `Language: ${from}`, exact: true }).click()
  await page.getByRole('menuitemradio', { name: to, exact: true }).click()
}
