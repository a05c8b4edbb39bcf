import type { DeskStory, LogEntry, Profile, PublicRequest, PublicStory } from '@faith-fables/contract'
import type { Page } from '@playwright/test'
import { test } from '../support/parent-test.ts'
import { shoot } from '../support/shoot.ts'

test.use({ expectedErrors: /Failed to load resource/ })

const longTitle = 'The Very Long Afternoon on Which Nebuchadnezzar the Hedgehog Learned to Share His Umbrella'
const reason = 'Page 3 names the street your family lives in. Please take it out, then ask us again.'

const page = (index: number) => ({
  index,
  textSnippet: `Amara knelt beside the seedling and poured out the last of her water.\n“Grow,” she said. “I can wait.” And the evening came, page ${index + 1}, and it was kind.`,
  selectedImageUrl: ['/examples/watercolor.webp', '/examples/crayon.webp'][index % 2] ?? '',
  alt: 'A girl beside a seedling.',
})

const stories = ['Amara and the Little Seedling', 'Ben and the Quiet Sea'].map(
  (title, place): PublicStory => ({
    _id: `s${place}`,
    id: `s${place}`,
    title,
    visibility: 'pending',
    isFeatured: false,
    userId: 'u-naomi',
    authorName: 'Naomi Levi',
    imageUrl: page(place).selectedImageUrl,
    linkPicture: null,
    moralMessage: null,
    bibleVerse: 'Ephesians 4:32',
    theme: 'Ephesians 4:32',
    ageGroup: place === 0 ? 'Early Readers' : 'Toddlers',
    createdAt: '2026-11-01T12:00:00Z',
    keyMoments: [page(0), page(1), page(2)],
    narration: null,
    companion: {
      talk: ['What did Amara give away?', 'When did you wait for something?'],
      prayer: 'Dear God, thank you for small green things.',
      remember: 'And be kind to one another, tender hearted. Ephesians 4:32',
    },
  }),
)

/** The desk as it is after a busy week: much that takes long, or comes seldom, to be made here. */
async function fillDesk(page: Page): Promise<readonly DeskStory[]> {
  const asked = stories.map((story, place) => asDeskStory(story, place))
  const requests = [
    ...asked,
    ...asked.map((story) => ({ ...story, id: `${story.id}-again`, title: longTitle })),
  ]
  await page.route('**/api/users/me', async (route) => {
    const response = await route.fetch()
    const profile: Profile = await response.json()
    await route.fulfill({ response, json: { ...profile, emailVerified: true, isAdministrator: true } })
  })
  await page.route('**/api/admin/requests', (route) =>
    route.fulfill({ json: { requests, waiting: requests.length } }),
  )
  await page.route('**/api/admin/requests/*', async (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    const story = stories.find((one) => one.id === id.replace('-again', ''))
    const request = requests.find((one) => one.id === id)
    if (!request || !story) return await route.fulfill({ status: 404, json: {} })
    const opened: PublicRequest = {
      request: id.endsWith('-again') ? { ...request, answer: answerOf('sent-back') } : request,
      story,
      findings: id.endsWith('-again') ? ['Page 2: somebody is hurt.', 'Page 4: an address.'] : [],
      heldBefore: id.endsWith('-again')
        ? [
            {
              kind: 'story idea',
              layer: 'rules',
              theme: 'violence',
              reason: '“stabbed” sounds too violent.',
              at: '2026-11-20T10:00:00.000Z',
            },
          ]
        : [],
      otherStories: id.endsWith('-again') ? asked : [],
    }
    return await route.fulfill({ json: opened })
  })
  await page.route('**/api/admin/requests/*/decision', (route) =>
    route.fulfill({
      status: 409,
      json: { code: 'WRONG_STATUS', message: 'Somebody else has answered this request already.' },
    }),
  )
  await page.route('**/api/admin/stories?state=public', (route) => route.fulfill({ json: requests }))
  await page.route('**/api/admin/stories?state=taken-down', (route) =>
    route.fulfill({ json: requests.map((story) => ({ ...story, answer: answerOf('taken-down') })) }),
  )
  await page.route('**/api/admin/log', (route) => route.fulfill({ json: logOf(requests) }))
  return requests
}

function asDeskStory(story: PublicStory, place: number): DeskStory {
  const { id, title, authorName, imageUrl, ageGroup, theme, bibleVerse } = story
  const requestedAt = new Date(Date.now() - (20 - place * 10) * 86_400_000).toISOString()
  const named = { id, title, authorName, imageUrl, ageGroup, theme, bibleVerse }
  return { ...named, isFeatured: place === 0, requestedAt, answer: null }
}

function answerOf(kind: 'sent-back' | 'taken-down') {
  return { kind, reason, at: '2026-11-20T12:00:00Z' }
}

function logOf(stories: readonly DeskStory[]): LogEntry[] {
  return stories.map(({ id, title }, place) => ({
    id: `entry-${place}`,
    at: '2026-11-20T12:00:00Z',
    deed: place % 2 === 0 ? 'approve' : 'take-down',
    by: 'somebody-with-a-long-name@example.org',
    parentId: null,
    storyId: id,
    title,
    reason: place % 2 === 0 ? null : reason,
  }))
}

test('the desk', async ({ page }) => {
  const requests = await fillDesk(page)
  await page.goto('/admin')
  await page.getByText('stories wait for an answer').waitFor()
  await shoot(page, 'desk-requests')
  for (const tab of ['public', 'taken-down', 'log']) {
    await page.goto(`/admin?tab=${tab}`)
    await page.getByRole('table').waitFor()
    await shoot(page, `desk-${tab}`)
  }
  await page.goto('/admin?tab=public')
  await page
    .getByRole('button', { name: /^Take down/ })
    .first()
    .click()
  await shoot(page, 'desk-take-down', { viewOnly: true })
  for (const [name, request] of [
    ['plain', requests[0]],
    ['doubtful', requests.at(-1)],
  ] as const) {
    await page.goto(`/admin/requests/${request?.id}`)
    await page.getByRole('button', { name: /^Approve/ }).waitFor()
    await shoot(page, `desk-request-${name}`)
  }
  await shoot(page, 'desk-request-top', { viewOnly: true })
  await page.getByRole('button', { name: /^Send back/ }).click()
  await shoot(page, 'desk-send-back', { viewOnly: true })
  await page.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await page.getByRole('dialog').getByRole('button', { name: 'Send back' }).click()
  await page.getByRole('alert').waitFor()
  await shoot(page, 'desk-second', { viewOnly: true })
})

test('the desk without anything, and before', async ({ page }) => {
  await fillDesk(page)
  const requests = '**/api/admin/requests'
  await page.route(requests, () => {})
  await page.goto('/admin')
  await page.getByText('Loading the requests...').waitFor()
  await shoot(page, 'desk-loading')
  await page.route(requests, (route) => route.abort())
  await page.goto('/admin')
  await page.getByRole('alert').waitFor()
  await shoot(page, 'desk-failed')
  await page.route(requests, (route) => route.fulfill({ json: { requests: [], waiting: 0 } }))
  await page.goto('/admin')
  await page.getByText('Nobody waits for an answer.').waitFor()
  await shoot(page, 'desk-empty')
  await page.goto('/admin/requests/gone')
  await page.getByRole('heading', { name: 'This Story Does Not Wait' }).waitFor()
  await shoot(page, 'desk-request-gone')
})

test('a verified address', async ({ page }) => {
  await page.goto('/email-verified')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await shoot(page, 'email-verified')
  await page.goto('/email-verified?error=TOKEN_EXPIRED')
  await page.getByRole('heading', { name: 'This Link No Longer Works' }).waitFor()
  await shoot(page, 'email-not-verified')
  await page.goto('/profile')
  await page.getByText('Not verified yet').waitFor()
  await shoot(page, 'profile-not-verified')
})
