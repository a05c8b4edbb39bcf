import type { Locator, Page } from '@playwright/test'
import { logIn } from './support/account.ts'
import { addCharacter, amara, editorOf, generateButton, openCreateForm } from './support/create-form.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { signOut } from './support/header.ts'
import { expect, test } from './support/parent-test.ts'

// Lists that are kept back on purpose.
test.use({ expectedErrors: /status of 503|ERR_FAILED/ })

test('the form is walked by the keyboard and passes axe in each state (CR-01, CR-15, CR-16, CR-17, CR-45, D-52)', {
  tag: '@phone',
}, async ({ page }) => {
  await openCreateForm(page)
  await expect(page).toHaveTitle('Craft a New Fable · Faith Fables')
  await expect(page.getByRole('radio', { name: /Early Readers/ })).toBeInViewport({ ratio: 0.9 })
  await expectAccessible(page)
  await expectFits(page)

  await page.getByRole('radio', { name: /Early Readers/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: /Toddlers/ })).toBeChecked()

  const verse = page.getByRole('combobox', { name: 'Bible verse' })
  await verse.focus()
  await page.keyboard.press('ArrowDown')
  const verses = page.getByRole('listbox', { name: 'Bible verse' })
  await expect(verses.getByRole('option', { selected: true })).toContainText('John 3:16')
  await expectAccessible(page)
  await verse.fill('tender hearted')
  await page.keyboard.press('Enter')
  await expect(verse).toHaveValue('Ephesians 4:32')
  await expect(page.getByText(/^And be kind to one another, tender hearted/)).toHaveCSS(
    'font-style',
    'italic',
  )
  await verse.fill('zebra')
  await expect(page.getByText('No matches found.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(verse).toHaveValue('Ephesians 4:32')

  await page.getByRole('radio', { name: 'Specific Bible Verse' }).focus()
  await page.keyboard.press('ArrowRight')
  const value = page.getByRole('combobox', { name: 'Moral value' })
  await value.click()
  await page.getByRole('option', { name: /^Kindness/ }).click()
  await expect(value).toHaveValue('Kindness')
  await expect(value).toBeFocused()
})

test('characters are written, saved, chosen and edited, four at most (CR-12, CH-01, CH-05, CH-16, CH-21, CH-25)', {
  tag: '@phone',
}, async ({ page }) => {
  await openCreateForm(page)
  await page.getByRole('button', { name: 'Add from Saved' }).click()
  await expect(page.getByText('No saved characters yet.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Add from Saved' })).toBeFocused()

  await page.getByRole('button', { name: 'Add New Character' }).click()
  const editor = editorOf(page, 'Add New Character')
  await expect(editor.getByLabel('Name')).toBeFocused()
  await editor.getByLabel('Name').press('Enter')
  await expect(editor.getByText('Character name is required (min 1 character).')).toBeVisible()
  await expectAccessible(page)
  await editor.getByLabel('Name').fill(amara.name)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog', { name: 'Leave without this character?' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await editor.getByLabel('Details').fill(amara.details)
  await editor.getByLabel('Save character to my profile').check()
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Character added to story. And saved to profile!')).toBeVisible()

  await page.getByRole('button', { name: 'Edit Amara' }).click()
  await editorOf(page, 'Edit Character')
    .getByLabel('Details')
    .fill('Seven now, and taller than her bicycle. '.repeat(8))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Character updated in story.')).toBeVisible()
  const details = page.getByText(/^Seven now/)
  expect(await isCutOff(details)).toBe(true)
  await page.getByRole('button', { name: 'Show all about Amara' }).click()
  expect(await isCutOff(details)).toBe(false)
  await page.getByRole('button', { name: 'Add from Saved' }).click()
  await page.getByRole('button', { name: /^Amara/ }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await addCharacter(page, 'Ben', 'Her neighbour, seven, curly red hair.')
  await addCharacter(page, 'Grandmother Theodora-Elisabeth Montgomery of Seven', amara.details)
  await expect(page.getByText('Maximum of 4 characters reached.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add New Character' })).toBeDisabled()
  await expect(page.getByRole('group', { name: 'Characters' }).locator(':focus')).toHaveCount(1)
  await expectAccessible(page)
  await expectFits(page)
})

test('cards are dragged, pictures load for every style, the hint waits 700 ms (CR-06, CR-08, CR-26, CO-05, D-45)', async ({
  page,
}) => {
  await openCreateForm(page)
  const styles = page.getByRole('radiogroup', { name: 'Illustration Style' })
  for (const picture of await styles.getByRole('presentation').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveAttribute('src', /^\/examples\//)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
  await expect(styles.getByRole('presentation')).toHaveCount(await styles.getByRole('radio').count())

  const ages = page.getByRole('radiogroup', { name: 'Target Age Group' })
  const box = await ages.boundingBox()
  if (!box) throw new Error('The age cards are not shown.')
  const scrolled = await scrollOf(ages)
  await page.mouse.move(box.x + 500, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(box.x + 440, box.y + 60, { steps: 4 })
  await page.mouse.up()
  expect((await scrollOf(ages)) - scrolled).toBe(90)
  await expect(page.getByRole('radio', { name: /Early Readers/ })).toBeChecked()

  await page.clock.install()
  // Time stands still but for what is run of it, however busy the machine is.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'About the allowed image regenerations' }).hover()
  await page.clock.runFor(600)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await page.clock.runFor(150)
  await expect(page.getByRole('tooltip')).toHaveText('100% of the number of images')
  await page.keyboard.press('Escape')
})

test('prices, counts and allowances are the shipped ones, and a poor balance leads to tokens (CR-21, CR-36, D-03, D-04, D-05)', {
  tag: '@phone',
}, async ({ page }) => {
  await openCreateForm(page)
  await addCharacter(page, amara.name, amara.details)
  await expect(page.getByLabel('Number of images').getByRole('option')).toHaveText([
    '5 images',
    '10 images',
    '15 images',
    '20 images',
  ])
  await expectPrice(page, 'Estimated cost: 100 tokens', 'Allowed image regenerations: 10')
  await page.getByRole('radio', { name: 'Premium (20 tokens per image)' }).check()
  await expectPrice(page, 'Estimated cost: 200 tokens', 'Allowed image regenerations: 20')
  await page.getByLabel('Number of images').selectOption('20 images')
  const problem = 'Error: You need at least 400 tokens for these settings. Your balance: 300.'
  await expect(page.getByText(problem)).toBeVisible()
  await expect(generateButton(page)).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Get Tokens' }).click()
  await expect(page.getByRole('heading', { name: 'Tokens and Prices' })).toBeFocused()
  await page.goBack()
  await expect(page.getByText(problem)).toBeVisible()
})

test('the form outlives a reload and a sign-out in another tab (CR-02, CR-03, CR-43)', {
  tag: '@phone',
}, async ({ page, parent }) => {
  await openCreateForm(page)
  await addCharacter(page, amara.name, amara.details)
  await page.getByLabel('Additional Details (Optional)').fill('A kite.')
  await page.reload()
  await expect(page.getByLabel('Additional Details (Optional)')).toHaveValue('A kite.')
  await expect(page.getByRole('article', { name: 'Amara' })).toBeVisible()

  const otherTab = await page.context().newPage()
  await otherTab.goto('/profile')
  await otherTab.getByRole('heading', { name: 'User Profile' }).waitFor()
  await signOut(otherTab)
  await otherTab.waitForURL('**/login')
  await otherTab.close()
  await expect(page.getByText('Please log in to create a story')).toBeVisible()
  await expect(page.getByText('Error: You must be logged in.')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByLabel('Additional Details (Optional)')).toHaveValue('A kite.')
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await logIn(page, parent)
  await expect(page).toHaveURL('/create')
  await expect(page.getByLabel('Additional Details (Optional)')).toHaveValue('A kite.')
  await expect(generateButton(page)).toBeEnabled()
})

test('lists that do not load are named, and what did load is usable (CR-45, CR-46, CR-47, CR-48, CR-49)', {
  tag: '@phone',
}, async ({ page }) => {
  await page.route('**/api/reference/bible-verses', (route) => route.fulfill({ status: 503, json: {} }))
  await page.route('**/api/reference/moral-values', (route) => route.abort())
  // With a query the page comes empty, and the browser asks for the lists.
  await page.goto('/create?new')
  await expect(
    page.getByText(
      'Failed to load some reference data: Bible verses: HTTP error 503: Service Unavailable; Moral values: Network error: Failed to fetch',
    ),
  ).toBeVisible()
  await page.getByRole('radio', { name: /Toddlers/ }).check()
  await expectAccessible(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('combobox', { name: 'Bible verse' })).toHaveValue('John 3:16')
  await expect(page.getByText(/^Failed to load/)).toBeHidden()
})

async function expectPrice(page: Page, ...lines: string[]): Promise<void> {
  for (const [place, line] of lines.entries())
    await expect(page.getByRole('term').nth(place).locator('..')).toHaveText(line)
}

function isCutOff(words: Locator): Promise<boolean> {
  return words.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
}

function scrollOf(scroller: Locator): Promise<number> {
  return scroller.evaluate(({ scrollLeft }) => scrollLeft)
}
