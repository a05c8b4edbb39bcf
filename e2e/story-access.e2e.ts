import { isPostgresLeftOut } from '@faith-fables/tools/postgres/is-postgres-left-out'
import { type ParentClient, signUpParent } from '@faith-fables/tools/product/parent-client'
import type { Page } from '@playwright/test'
import { logIn } from './support/account.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { verifyEmail } from './support/outbox.ts'
import { expect, test } from './support/staff-test.ts'
import { makeStory } from './support/stories.ts'

test.skip(isPostgresLeftOut, 'PostgreSQL is not installed')

// What a parent may not read is refused to their token, and the browser writes each refusal into its console. That
// the call without a token finds nothing is no error to them.
test.use({ expectedErrors: /status of (401|404|500) .*\/api\/stories\/|ERR_FAILED/ })

const notForParents = 'Story not found or you do not have permission to view it.'
const notForVisitors = 'This story is either private or does not exist.'
const unknownId = '00000000-0000-4000-8000-000000000000'

const firstPage = (page: Page) => page.getByText('page 1 of 5')

async function expectRefused(page: Page, message: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Error Loading Story' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(message)
  await expect(page.getByRole('link', { name: 'Back to Library' })).toHaveAttribute('href', '/library')
}

test('who may read a story: its owner, a parent, a visitor (SA-01, SA-05, SA-07, SA-08, SA-09, SA-10, SA-11, SA-12, SA-13, SA-14, SA-15, RD-17, RD-18, D-32, D-39)', async ({
  page,
  browser,
  parent,
  server,
  decide,
}) => {
  test.slow()
  const stranger = await signUpParent(server.url)
  const [own, strange] = await Promise.all([makeStory(parent), makeStory(stranger)])
  const visitor = await (
    await browser.newContext({ baseURL: server.url, storageState: { cookies: [], origins: [] } })
  ).newPage()

  await test.step('a private one is its owner’s alone', async () => {
    await page.goto(`/story/${own}`)
    await expect(firstPage(page)).toBeVisible()
    await page.goto(`/story/${strange}`)
    await expectRefused(page, notForParents)
    await expectAccessible(page)
    const sent = await visitor.goto(`/story/${strange}`)
    expect(await sent?.text()).toContain('<div id="root"></div>')
    await expectRefused(visitor, notForVisitors)
    await expectAccessible(visitor)
  })

  await test.step('one that does not exist is told from it by nobody', async () => {
    await page.goto(`/story/${unknownId}`)
    await expectRefused(page, notForParents)
    await visitor.goto(`/story/${unknownId}`)
    await expectRefused(visitor, notForVisitors)
    await page.goto('/story')
    await expectRefused(page, 'No story ID provided.')
  })

  await test.step('one that waits for approval is still its owner’s alone', async () => {
    await verifyEmail(server.dataFolder, parent.email)
    await parent.call('requestPublic', { params: { storyId: own } })
    await page.goto(`/story/${own}`)
    await expect(firstPage(page)).toBeVisible()
    await visitor.goto(`/story/${own}`)
    await expectRefused(visitor, notForVisitors)
  })

  await test.step('a public one is read by every parent, and by a visitor after signing in', async () => {
    await decide(strange, { visibility: 'public', isFeatured: false })
    await page.goto(`/story/${strange}`)
    await expect(firstPage(page)).toBeVisible()
    await signInForStory(visitor, strange, stranger)
  })

  await test.step('a featured one is read by everybody, and its link is worth sharing', async () => {
    await decide(strange, { visibility: 'public', isFeatured: true })
    await visitor.context().clearCookies()
    await visitor.evaluate(() => localStorage.clear())
    await visitor.goto(`/story/${strange}`)
    await expect(firstPage(visitor)).toBeVisible()
    await visitor.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await visitor.getByRole('button', { name: 'Share' }).click()
    await expect(visitor.getByText('Link copied.')).toBeVisible()
    expect(await visitor.evaluate(() => navigator.clipboard.readText())).toBe(
      `${server.url}/story/${strange}`,
    )
  })

  await test.step('one that was deleted is read by nobody any more', async () => {
    await page.goto('/library')
    await expect(page.getByRole('heading', { name: 'My Library' })).toBeVisible()
    await stranger.call('hideStory', { params: { storyId: strange } })
    await parent.call('hideStory', { params: { storyId: own } })
    for (const id of [strange, own]) {
      await page.goto(`/story/${id}`)
      await expectRefused(page, notForParents)
      await visitor.goto(`/story/${id}`)
      await expectRefused(visitor, notForVisitors)
    }
  })
  await visitor.context().close()
})

/** A visitor on their way from Explore to a public story, whom the login stops. */
async function signInForStory(visitor: Page, storyId: string, account: ParentClient): Promise<void> {
  await visitor.goto('/explore')
  await visitor.goto(`/story/${storyId}`)
  await expect(visitor).toHaveURL('/login')
  await expect(visitor.getByText('You need to log in or sign up to view this story.')).toBeVisible()
  await expectAccessible(visitor)
  await visitor.goBack()
  await expect(visitor).toHaveURL('/explore')
  await visitor.goForward()
  await expect(visitor).toHaveURL('/login')
  await logIn(visitor, account)
  await expect(visitor).toHaveURL(`/story/${storyId}`)
  await expect(firstPage(visitor)).toBeVisible()
}

test('what a parent reads when the answer is another (SA-02, SA-03, SA-04, SA-06, SA-16, ER-08, RD-16, RD-19, RD-20, RD-21)', async ({
  page,
  parent,
}) => {
  const story = await makeStory(parent)
  const asked = asksFor(page, story)
  const answers: [answer: Answer, message: string][] = [
    [{ status: 401, json: { message: 'Invalid token.' } }, 'You are not authorized to view this story.'],
    [{ status: 500, json: {} }, 'Failed to fetch story: 500'],
    [{ status: 500, json: { message: 'We are moving house.' } }, 'We are moving house.'],
    ['none', 'Story not found or you do not have permission.'],
  ]
  for (const [answer, message] of answers) {
    await answerInstead(page, `**/api/stories/${story}`, answer)
    await page.goto(`/story/${story}`)
    await expectRefused(page, message)
  }
  // With and without a token: the order in which each opening asks.
  expect(asked.slice(0, 2)).toEqual([`/api/public-stories/${story} without`, `/api/stories/${story} with`])

  await page.unroute(`**/api/stories/${story}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(firstPage(page)).toBeVisible()
  await expect(page.getByRole('article', { name: 'page 1 of 5' })).toBeFocused()

  await test.step('a story that is empty', async () => {
    const read = await parent.call('getStory', { params: { storyId: story } })
    await answerInstead(page, `**/api/stories/${story}`, { json: { ...read, keyMoments: [] } })
    await page.goto(`/story/${story}`)
    await expect(page.getByRole('heading', { name: 'Story Not Found or Empty' })).toBeVisible()
    await expect(page.getByText('No story pages available.')).toBeVisible()
    await expect(
      page.getByText('Could not find the requested story data or the story has no pages.'),
    ).toBeVisible()
    await expectAccessible(page)
    await answerInstead(page, `**/api/stories/${story}`, { json: {} })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Story Not Found or Empty' })).toBeVisible()
    await expect(page.getByText('No story pages available.')).toBeHidden()
  })

  await test.step('a private story that a server hands out to another', async () => {
    const read = await parent.call('getStory', { params: { storyId: story } })
    await answerInstead(page, `**/api/stories/${story}`, { json: { ...read, userId: 'u-other' } })
    await page.goto(`/story/${story}`)
    await expectRefused(page, 'You do not have permission to view this story.')
  })

  await test.step('while it loads', async () => {
    await page.route(`**/api/stories/${story}`, () => {})
    await page.goto(`/story/${story}`)
    await expect(page.getByText('Loading Story...')).toBeVisible()
    await expect(page).toHaveTitle('Loading Story... · Faith Fables')
    await expectAccessible(page)
  })
})

type Answer = { status?: number; json: object } | 'none'

/** Nothing on this machine answers so: the answer is changed on its way. */
async function answerInstead(page: Page, address: string, answer: Answer): Promise<void> {
  await page.unroute(address)
  await page.route(address, (route) => (answer === 'none' ? route.abort() : route.fulfill(answer)))
}

/** The calls for one story, as they are made from now on. */
function asksFor(page: Page, storyId: string): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/api/') || !pathname.endsWith(storyId)) return
    asked.push(`${pathname} ${request.headers().authorization ? 'with' : 'without'}`)
  })
  return asked
}
