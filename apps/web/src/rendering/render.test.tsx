import { endpoints } from '@faith-fables/contract/endpoints'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { deviceStore } from '../components/device/device-store.ts'
import { bookmarks } from '../screens/story/book/bookmarks.ts'
import { json, leaveSignInMark, signedInAnswers, signedOutAnswers } from '../testing/fake-network.ts'
import { fakeWindow } from '../testing/fake-window.ts'
import { openRenderedPage } from '../testing/open-rendered-page.tsx'
import { seedling } from '../testing/open-story.tsx'
import { publicStory } from '../testing/stories.ts'
import { explorePageCall } from './rendered-calls.ts'

const explorePage = (stories = [publicStory()], totalPages = 2) => ({
  [explorePageCall]: { stories, currentPage: 1, totalPages, totalStories: 13 },
})

test('the explore screen is rendered with its stories, and nothing of it changes when the app takes it over', async () => {
  const page = await openRenderedPage('/explore', explorePage(), signedOutAnswers)
  const rendered = page.words()
  expect(rendered).toContain('The Boat That Was Not Afraid')
  expect(rendered).toContain('Page 1 of 2 (13 stories)')

  await page.start()

  expect(page.words()).toBe(rendered)
  expect(page.network.sent().map(({ path }) => path)).toEqual(['/api/reference/costs'])
})

test('a page that was taken over works: it searches, and each turn asks again (EX-15)', async () => {
  const second = 'GET /api/public-stories/explore?page=2&limit=12'
  const first = `GET ${explorePageCall}`
  const kite = publicStory({ id: 's-kite', title: 'The Kite' })
  const page = await openRenderedPage('/explore', explorePage(), {
    ...signedOutAnswers,
    [second]: () => json(explorePage([kite])[explorePageCall]),
    [first]: () => json(explorePage()[explorePageCall]),
  })
  await page.start()

  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zebra' } })
  expect(screen.getByText('No public stories match your search criteria.')).toBeTruthy()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('link', { name: 'The Kite' })
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
  await screen.findByRole('link', { name: 'The Boat That Was Not Afraid' })

  expect([second, first].map((call) => page.network.sent(call).length)).toEqual([1, 1])
})

describe('a story', () => {
  const path = `/story/${seedling.id}`
  const answers = { [endpoints.getPublicStory.path]: seedling }

  test('is rendered open at its first page, and nothing of it changes when the app takes it over', async () => {
    fakeWindow({ width: 390 })
    const page = await openRenderedPage(path, answers, signedOutAnswers)
    const rendered = page.words()
    expect(rendered).toContain('Text of page 1.')
    expect(rendered).toContain('page 1 of 3')

    await page.start()

    expect(page.words()).toBe(rendered)
    expect(page.network.sent().map(({ path }) => path)).toEqual(['/api/reference/costs'])
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(page.words()).toContain('page 2 of 3')
  })

  test('is laid out for the window and opened where one had stopped as soon as these are known', async () => {
    fakeWindow({ width: 1280 })
    bookmarks.keep(seedling.id, 1)
    deviceStore.write('faith-fables.text-size', 'Large')
    const page = await openRenderedPage(path, answers, signedOutAnswers)

    await page.start()

    expect(page.words()).toContain('page 2 of 3')
    expect(page.words()).toContain('You were here.')
    expect(screen.getByRole('button', { name: 'Vertical layout' })).toBeTruthy()
    expect(document.querySelector('[data-text-size]')?.getAttribute('data-text-size')).toBe('Large')
  })

  test('is asked for anew by whoever opens it again', async () => {
    fakeWindow({ width: 390 })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    const again = `GET /api/public-stories/${seedling.id}`
    const page = await openRenderedPage(path, answers, {
      ...signedOutAnswers,
      [`GET ${explorePageCall}`]: () => json(explorePage([seedling])[explorePageCall]),
      [again]: () => json(seedling),
    })
    await page.start()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    const book = await screen.findByRole('link', { name: seedling.title })
    await vi.advanceTimersByTimeAsync(30_000)
    fireEvent.click(book)

    await screen.findByText('page 1 of 3')
    expect(page.network.sent(again)).not.toEqual([])
  })

  test('for which one must sign in first is not rendered', async () => {
    const featuredNoMore = { ...seedling, isFeatured: false }
    await expect(openRenderedPage(path, { [endpoints.getPublicStory.path]: featuredNoMore })).rejects.toThrow(
      'The page is sent empty.',
    )
  })
})

test('words of a story are words, whatever they look like', async () => {
  const title = '</script><img src="x" onerror="alert(1)"><!--<script>'
  const page = await openRenderedPage('/explore', explorePage([publicStory({ title })]), signedOutAnswers)

  expect(document.querySelector('img[src="x"]')).toBeNull()
  expect(document.querySelectorAll('script')).toHaveLength(1)
  const book = within(screen.getByRole('article'))
  expect(book.getByRole('heading').textContent).toBe(title)
  await page.start()
  expect(book.getByRole('heading').textContent).toBe(title)
})

test('where somebody may be signed in, a visitors’ page is not taken over: the check comes first', async () => {
  leaveSignInMark()
  const page = await openRenderedPage('/explore', explorePage(), {
    ...signedInAnswers,
    'GET /api/auth/get-session': () => new Promise(() => {}),
  })

  await page.start()

  expect(page.words()).toBe('Loading authentication status...')
})
