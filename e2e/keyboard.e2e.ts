import type { Page } from '@playwright/test'
import { newAccount } from './support/account.ts'
import { appHasCome } from './support/app-has-come.ts'
import { expectFocusKept, pressByKey, tabTo } from './support/keyboard.ts'
import { expect, test } from './support/test.ts'

test('from signing up to reading the published story, by the keyboard alone (D-52)', async ({ page }) => {
  test.slow()
  await page.clock.install()
  await page.goto('/')
  await appHasCome(page)
  await test.step('sign up', () => signUpByKey(page))
  await test.step('order a story', () => orderByKey(page))
  await test.step('approve its text', () => approveByKey(page))
  await test.step('choose its pictures and publish it', () => publishByKey(page))
  await test.step('read it', () => readByKey(page))
})

/** Pictures that every scene offers. */
const candidates = 2

async function signUpByKey(page: Page): Promise<void> {
  const { displayName, email, password } = newAccount()
  await pressByKey(page, page.getByRole('banner').getByRole('link', { name: 'Sign Up' }))
  await expectArrival(page, 'Begin your first story')
  const fields = {
    'Display Name': displayName,
    Email: email,
    Password: password,
    'Confirm Password': password,
  }
  for (const [label, words] of Object.entries(fields)) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(words)
  }
  await page.keyboard.press('Enter')
  await expectArrival(page, 'User Profile')
}

async function orderByKey(page: Page): Promise<void> {
  await pressByKey(page, page.getByRole('banner').getByRole('link', { name: 'Create' }), 'Shift+Tab')
  await expectArrival(page, 'Craft a New Fable')

  await tabTo(page, page.getByRole('radio', { name: /^Early Readers/ }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^Middle Childhood/ })).toBeChecked()
  await addCharacterByKey(page)
  await chooseVerseByKey(page)
  await tabTo(page, page.getByLabel('Number of images'))
  await page.keyboard.press('Home')

  await pressByKey(page, page.getByRole('button', { name: 'Generate Story' }))
  await expect(page.getByRole('alertdialog', { name: 'Processing Your Story' })).toBeVisible()
  await expectFocusKept(page)
  await page.clock.fastForward(1000)
  await expect(async () => {
    await page.clock.fastForward(7000)
    await expect(page).toHaveURL('/library?tab=in-progress', { timeout: 1000 })
  }).toPass({ timeout: 120_000 })
  await expectArrival(page, 'My Library')
}

async function addCharacterByKey(page: Page): Promise<void> {
  const add = page.getByRole('button', { name: 'Add New Character' })
  const dialog = page.getByRole('dialog', { name: 'Add New Character' })
  await pressByKey(page, add)
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(add).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Amara')
  await tabTo(page, dialog.getByLabel('Details'))
  await page.keyboard.type('Six years old, two long braids and red boots.')
  await pressByKey(page, dialog.getByRole('button', { name: 'Save' }))
  await expect(dialog).toBeHidden()
  await expectFocusKept(page)
}

async function chooseVerseByKey(page: Page): Promise<void> {
  const verse = page.getByRole('combobox', { name: 'Bible verse' })
  await tabTo(page, verse)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Psalm 23:1')
  await expect(page.getByRole('option').first()).toContainText('Psalm 23:1')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(verse).toHaveValue('Psalm 23:1')
  await expect(verse).toBeFocused()
}

async function approveByKey(page: Page): Promise<void> {
  await pressByKey(page, page.getByRole('link', { name: /^Continue/ }))
  await expectArrival(page, 'Review Your Story')
  await tabTo(page, page.getByRole('textbox', { name: 'Story text' }))
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' Good night, said everybody.')
  await pressByKey(page, page.getByRole('button', { name: 'Approve' }))
  await expect(async () => {
    await page.clock.fastForward(5000)
    await expect(page).toHaveURL('/library?tab=in-progress', { timeout: 1000 })
  }).toPass({ timeout: 120_000 })
  await expectArrival(page, 'My Library')
}

async function publishByKey(page: Page): Promise<void> {
  const goOn = page.getByRole('link', { name: /^Continue/ })
  await expect(async () => {
    await page.clock.fastForward(15_000)
    await expect(goOn).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 120_000 })
  await pressByKey(page, goOn)
  await expectArrival(page, 'Review Story Images')
  await expect(async () => {
    await page.clock.fastForward(10_000)
    const pictures = page.getByRole('main').getByRole('radio')
    await expect(pictures).toHaveCount(5 * candidates, { timeout: 1000 })
  }).toPass({ timeout: 120_000 })

  await tabTo(page, page.getByRole('region', { name: 'Scene 1' }).getByRole('radio').first())
  await page.keyboard.press('Space')
  await expect(page.getByText('1 of 5 pictures are chosen.')).toBeVisible()
  await pressByKey(page, page.getByRole('button', { name: 'Choose the first of each' }), 'Shift+Tab')
  await expect(page.getByText('5 of 5 pictures are chosen.')).toBeVisible()
  await expectFocusKept(page)
  await pressByKey(page, page.getByRole('button', { name: 'Publish' }))
  await expectArrival(page, 'User Profile')
}

async function readByKey(page: Page): Promise<void> {
  await pressByKey(page, page.getByRole('link', { name: 'Read it' }))
  await expect(page.getByText('page 1 of 5')).toBeVisible()
  await expectFocusKept(page)
  for (const place of [2, 3, 4, 5]) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(`page ${place} of 5`)).toBeVisible()
  }
  await expect(page.getByRole('article').getByText(/Good night, said everybody\.$/)).toBeVisible()
  await pressByKey(page, page.getByRole('button', { name: 'Close' }), 'Shift+Tab')
  await expectArrival(page, 'User Profile')
}

/** The new screen has begun, and its heading has the focus. */
async function expectArrival(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
}
