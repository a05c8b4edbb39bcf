import type { PublicStory } from '@faith-fables/contract'
import type { ParentClient } from '@faith-fables/tools/product/parent-client'
import type { Page } from '@playwright/test'
import { test } from '../support/parent-test.ts'
import { shoot } from '../support/shoot.ts'
import { makeStory, type Wishes } from '../support/stories.ts'

// One answer is broken on purpose.
test.use({ expectedErrors: /status of 500/ })

/** A story of the told length for this age group, from the youngest on. */
async function tell(parent: ParentClient, ageGroup: number, pictures: number): Promise<string> {
  const [ageGroups, styles] = await Promise.all([
    parent.call('listAgeGroups', {}),
    parent.call('listIllustrationStyles', {}),
  ])
  const wishes: Wishes = {
    ageGroupId: ageGroups[ageGroup]?._id ?? '',
    illustrationStyleId: styles[ageGroup % styles.length]?._id ?? '',
    originalPrompt: { imageQuality: 'Default', imageNumber: pictures },
  }
  return await makeStory(parent, wishes)
}

async function open(page: Page, storyId: string): Promise<void> {
  await page.goto(`/story/${storyId}`)
  await page.getByText(/^page \d+ of/).waitFor()
}

async function turn(page: Page, times: number): Promise<void> {
  for (let turned = 0; turned < times; turned++) {
    await page.getByRole('button', { name: 'Next page' }).click()
  }
}

async function choose(page: Page, size: string): Promise<void> {
  await page.getByRole('button', { name: /^Text size/ }).click()
  await page.getByRole('menuitemradio', { name: size, exact: true }).click()
  await page.getByRole('menu').waitFor({ state: 'hidden' })
}

const other = { Small: 'small', Large: 'large' }

test('reading', async ({ page, parent }) => {
  const story = await tell(parent, 1, 5)
  await open(page, story)
  await shoot(page, 'story-first-page')
  await page.getByRole('button', { name: 'Text size: Medium' }).click()
  await page.getByRole('menu').waitFor()
  await shoot(page, 'story-text-sizes', { viewOnly: true })
  await page.keyboard.press('Escape')
  await turn(page, 1)
  for (const [size, name] of Object.entries(other)) {
    await choose(page, size)
    await shoot(page, `story-text-${name}`)
  }
  await choose(page, 'Medium')
  await page.getByRole('button', { name: / layout$/ }).click()
  await shoot(page, 'story-other-layout')
  await page.reload()
  await page.getByText('You were here.').waitFor()
  await shoot(page, 'story-opened-again', { viewOnly: true })
  await turn(page, 3)
  await shoot(page, 'story-last-page')
  await page.getByRole('button', { name: 'Talk, pray, remember' }).click()
  await shoot(page, 'story-after')
  await page.getByRole('button', { name: 'Read it again' }).click()
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Make a link' }).waitFor()
  await shoot(page, 'story-shared-by-its-parent', { viewOnly: true })
  await page.keyboard.press('Escape')
  await page.evaluate(() => {
    document.documentElement.requestFullscreen = () =>
      Promise.reject(new TypeError('Permissions check failed'))
  })
  await page.getByRole('button', { name: 'Full screen' }).click()
  await shoot(page, 'story-no-full-screen', { viewOnly: true })
  await printed(page)
})

/** How the story looks on paper. */
async function printed(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await page.locator('body[data-printed]').waitFor()
  await page.emulateMedia({ media: 'print' })
  await shoot(page, 'story-printed')
}

test('few words and many', async ({ page, parent }) => {
  const [few, many] = await Promise.all([tell(parent, 0, 5), tell(parent, 3, 5)])
  await open(page, few)
  await turn(page, 1)
  await shoot(page, 'story-few-words')
  await open(page, many)
  await turn(page, 1)
  await shoot(page, 'story-many-words')
  await choose(page, 'Large')
  await shoot(page, 'story-many-words-large')
})

const windows = {
  'phone-on-its-side': { width: 844, height: 390 },
  'small-phone': { width: 360, height: 640 },
  tablet: { width: 768, height: 1024 },
  'tablet-on-its-side': { width: 1024, height: 768 },
  'large-screen': { width: 1920, height: 1080 },
}

test('every window', async ({ page, parent }) => {
  test.skip(test.info().project.name !== '1280', 'these windows are the same on both')
  await open(page, await tell(parent, 2, 5))
  await turn(page, 2)
  for (const [name, size] of Object.entries(windows)) {
    await page.setViewportSize(size)
    await shoot(page, `story-${name}`, { viewOnly: true })
  }
})

test('no story', async ({ page, parent }) => {
  await page.goto('/story')
  await page.getByText('No story ID provided.').waitFor()
  // The drawing is a file of its own.
  await page.waitForLoadState('networkidle')
  await shoot(page, 'story-no-id')

  const storyId = await tell(parent, 1, 5)
  const story = await parent.call('getStory', { params: { storyId } })
  await answer(page, storyId, { ...story, keyMoments: [] })
  await page.getByText('No story pages available.').waitFor()
  await shoot(page, 'story-no-pages')
  await page.route(`**/api/stories/${storyId}`, (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await page.waitForLoadState('networkidle')
  await shoot(page, 'story-error')
  await page.route(`**/api/stories/${storyId}`, () => {})
  await page.reload()
  await page.getByText('Loading Story...').waitFor()
  await shoot(page, 'story-loading')
})

/** Opens a story that the server would not tell so. */
async function answer(page: Page, storyId: string, story: PublicStory): Promise<void> {
  await page.route(`**/api/stories/${storyId}`, (route) => route.fulfill({ json: story }))
  await page.goto(`/story/${storyId}`)
}
