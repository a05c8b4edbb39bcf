import type { LibraryItem } from '@faith-fables/contract'
import type { ParentClient } from '@faith-fables/tools/product/parent-client'
import type { Page } from '@playwright/test'
import { verifyEmail } from '../support/outbox.ts'
import { expect, test } from '../support/parent-test.ts'
import { shoot } from '../support/shoot.ts'
import { makeDraft, makeDraftWithPictures, makeStory } from '../support/stories.ts'

const library = '**/api/stories/my-library'

test('empty', async ({ page }) => {
  await page.goto('/library')
  await page.getByText('No published stories yet.').waitFor()
  await shoot(page, 'library-empty')
  await page.getByRole('tab', { name: 'In Progress' }).click()
  await shoot(page, 'library-empty-drafts')
})

test.describe('before and instead of the stories', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('loading and failing', async ({ page }) => {
    await page.route(library, () => {})
    await page.goto('/library')
    await page.getByText('Loading your library...').waitFor()
    await shoot(page, 'library-loading')
    await page.goto('/library?tab=in-progress')
    await page.getByText('Loading your library...').waitFor()
    await shoot(page, 'library-loading-drafts')
    await page.unroute(library)
    await page.route(library, (route) => route.abort())
    await page.goto('/library')
    await page.getByRole('alert').waitFor()
    await shoot(page, 'library-failed')
  })
})

test('filled', async ({ page, parent, server }) => {
  test.slow()
  await verifyEmail(server.dataFolder, parent.email)
  await fill(parent)
  await page.goto('/library')
  await expect(page.getByRole('article')).toHaveCount(3)
  await shoot(page, 'library-published')
  await page.getByRole('article').first().hover()
  await shoot(page, 'library-hover', { viewOnly: true })
  await page.getByRole('searchbox').fill('zebra')
  await shoot(page, 'library-nothing-found')
  await page.getByRole('tab', { name: 'In Progress' }).click()
  await shoot(page, 'library-drafts')
  await page.getByRole('tab', { name: 'Published Stories' }).click()
  await page.getByRole('button', { name: 'Show all stories' }).click()
  await page.getByRole('article').first().hover()
  await page
    .getByRole('button', { name: /^Request public/ })
    .first()
    .click()
  await shoot(page, 'library-request-public', { viewOnly: true })
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.getByText(/^Request submitted/).waitFor()
  await shoot(page, 'library-banner', { viewOnly: true })
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await shoot(page, 'library-delete', { viewOnly: true })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await shootUnusual(page)
})

/** What is too slow, or too rare, to be made here: the server's answer with other words, statuses and pictures. */
async function shootUnusual(page: Page): Promise<void> {
  await page.route(library, async (route) => {
    const response = await route.fetch()
    const items = (await response.json()) as LibraryItem[]
    await route.fulfill({ response, json: items.flatMap(unusual) })
  })
  await page.goto('/library')
  await expect(page.getByRole('article')).toHaveCount(6)
  await shoot(page, 'library-unusual')
  await page.getByRole('tab', { name: 'In Progress' }).click()
  await shoot(page, 'library-unusual-drafts')
}

const longTitle = 'The Very Long Afternoon on Which Nebuchadnezzar the Hedgehog Learned to Share His Umbrella'

function unusual(item: LibraryItem): LibraryItem[] {
  if (item._type === 'published') {
    return [
      { ...item, id: `${item.id}-a`, title: longTitle, imageUrl: null },
      { ...item, visibility: 'public', isFeatured: true },
    ]
  }
  const reason = 'Something went wrong while the pictures were drawn. Your tokens are back.'
  return [
    item,
    { ...item, id: `${item.id}-a`, title: longTitle, status: 'generating_prompts', progress: 50 },
    { ...item, id: `${item.id}-b`, status: 'failed', progress: 0, processingError: reason },
    { ...item, id: `${item.id}-c`, status: 'rejected', progress: 0 },
    {
      ...item,
      id: `${item.id}-d`,
      status: 'prompt_rejected_by_safety',
      progress: 0,
      processingError: reason,
    },
    { ...item, id: `${item.id}-e`, status: 'pending_prompt_review', progress: 57 },
  ]
}

/** Three published stories and two drafts, one after the other: each has all of the drawing to itself. */
async function fill(parent: ParentClient): Promise<void> {
  const ages = await parent.call('listAgeGroups', {})
  const styles = await parent.call('listIllustrationStyles', {})
  for (const [place, age] of ages.slice(0, 3).entries()) {
    const characters = [
      {
        name: ['Amara', 'Ben', 'Leila'][place] ?? 'Ada',
        details: 'Six years old, curly hair, a yellow coat',
      },
    ]
    const illustrationStyleId = styles[place]?._id ?? ''
    await makeStory(parent, { ageGroupId: age._id, illustrationStyleId, characters })
  }
  await makeDraft(parent)
  await makeDraftWithPictures(parent)
}
