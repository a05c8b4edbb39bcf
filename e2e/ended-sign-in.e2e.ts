import type { ParentClient } from '@faith-fables/tools/product/parent-client'
import type { Page } from '@playwright/test'
import { logIn } from './support/account.ts'
import { fillCreateForm, generateButton } from './support/create-form.ts'
import { makeDraftWithDeclinedIdea } from './support/declined-idea.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expect, test } from './support/parent-test.ts'
import { makeDraft, makeDraftWithPictures, makeStory } from './support/stories.ts'

// The browser writes what is refused into its console.
test.use({ expectedErrors: /status of 401/ })

const ended = 'Your sign-in has ended. Log in again to go on where you were.'
const deeds = /\/api\/(stories|users)\//
const choice = '/select-image'
/** Asked by the desk itself when typing rests: refused, it would lead to the login before the parent has done anything. */
const inspection = /\/inspection$/

/**
 * From now on whatever the parent does is refused, as if the sign-in had been ended on another device.
 * @returns how many pictures were refused so far to be chosen
 */
async function refuseDeeds(page: Page): Promise<() => number> {
  let refused = 0
  await page.route(deeds, (route) => {
    if (route.request().method() === 'GET' || inspection.test(route.request().url())) return route.fallback()
    if (route.request().url().endsWith(choice)) refused += 1
    return route.fulfill({ status: 401, json: {} })
  })
  return () => refused
}

/** The login stands open and says why; the parent signs in, and is back where they were. */
async function logInAgain(page: Page, parent: ParentClient, back: string): Promise<void> {
  await expect(page.getByText(ended)).toBeInViewport()
  await expectAccessible(page)
  await expectFits(page)
  await page.unroute(deeds)
  await logIn(page, parent)
  await expect(page).toHaveURL(back)
}

test('a sign-in that ends over a text, over pictures and over ideas leads to the login and back, and loses nothing', async ({
  page,
  parent,
}) => {
  test.slow()
  const drafts = [makeDraft(parent), makeDraftWithPictures(parent), makeDraftWithDeclinedIdea(parent)]
  const [draft, drawn, declined] = await Promise.all(drafts)

  await test.step('the text', async () => {
    await page.goto(`/review/${draft}`)
    const text = page.getByRole('textbox', { name: 'Story text' })
    await text.fill('And so Ada kept her word.')
    await refuseDeeds(page)
    await page.getByRole('button', { name: 'Approve' }).click()
    await logInAgain(page, parent, `/review/${draft}`)
    await expect(text).toHaveValue('And so Ada kept her word.')
    await expect(page.getByText('Action Required')).toHaveCount(0)
    page.once('dialog', (leaving) => void leaving.accept())
  })

  await test.step('the pictures', async () => {
    await page.goto(`/review-images/${drawn}`)
    const scene = page.getByRole('region', { name: 'Scene 1', exact: true })
    // The screen shows a choice before the server has it: on its way still, it would be refused as well.
    const kept = page.waitForResponse((response) => response.url().endsWith(choice))
    await scene.getByRole('radio', { name: 'Picture A' }).click({ force: true })
    await expect(page.getByText('1 of 5 pictures are chosen.')).toBeVisible()
    await kept
    const wish = page
      .getByRole('region', { name: 'Scene 2', exact: true })
      .getByLabel('What should this picture show instead?')
    await wish.fill('Bring Ada closer.')
    const refused = await refuseDeeds(page)
    await page.getByRole('button', { name: 'Choose the first of each' }).click()
    // Each of the other four is asked for twice, with a fresh token the second time: the last must not come when the parent is back.
    await expect.poll(refused).toBe(8)
    await logInAgain(page, parent, `/review-images/${drawn}`)
    await expect(wish).toHaveValue('Bring Ada closer.')
    await expect(page.getByText('1 of 5 pictures are chosen.')).toBeVisible()
  })

  await test.step('the ideas', async () => {
    await page.goto(`/review-prompts/${declined}`)
    const idea = page.getByLabel('What should the picture show?')
    await idea.fill('Ada plays her drum.')
    await refuseDeeds(page)
    await page.getByRole('button', { name: 'Send This Idea Again' }).click()
    await logInAgain(page, parent, `/review-prompts/${declined}`)
    await expect(idea).toHaveValue('Ada plays her drum.')
  })
})

test('a sign-in that ends over an order, the library and the profile leads to the login and back, and loses nothing', async ({
  page,
  parent,
}) => {
  test.slow()
  await makeStory(parent)

  await test.step('the form', async () => {
    await fillCreateForm(page)
    await refuseDeeds(page)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await generateButton(page).click()
    await expect(page.getByText('Please log in to create a story')).toBeInViewport()
    await page.unroute(deeds)
    await page.getByRole('main').getByRole('link', { name: 'Login', exact: true }).click()
    await logIn(page, parent)
    await expect(page).toHaveURL('/create')
    await expect(page.getByRole('article', { name: 'Amara' })).toBeVisible()
    await expect(generateButton(page)).toBeEnabled()
  })

  await test.step('the library', async () => {
    await page.goto('/library?search=a')
    await page.getByRole('article').hover()
    await refuseDeeds(page)
    await page.getByRole('button', { name: /^Delete/ }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await logInAgain(page, parent, '/library?search=a')
    await expect(page.getByRole('article')).toHaveCount(1)
  })

  await test.step('the profile', async () => {
    await page.goto('/profile')
    await page.getByLabel('Display Name').fill('Naomi')
    await refuseDeeds(page)
    await page.getByRole('button', { name: 'Save Display Name' }).click()
    await logInAgain(page, parent, '/profile')
    await expect(page.getByLabel('Display Name')).toHaveValue('Naomi')
  })
})

test('who logs in on the page that sent them away is heard from the first call on', async ({
  page,
  parent,
}) => {
  await page.goto('/library')
  await expect(page.getByText('No published stories yet.')).toBeVisible()
  await page.request.post('/api/auth/sign-out', { data: {}, headers: { origin: new URL(page.url()).origin } })
  // What this page fetches ahead is refused, and kept by the browser for the first who asks.
  await page.reload()
  await logIn(page, parent)
  await expect(page.getByText('No published stories yet.')).toBeVisible()
  await page.getByRole('link', { name: /your profile/ }).click()
  await expect(page.getByRole('status', { name: 'Available Tokens' })).toHaveText('300')
})
