import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json, leaveSignInMark, signedInAnswers, signedOutAnswers } from '../testing/fake-network.ts'
import { openDrawnPage } from '../testing/open-drawn-page.tsx'
import { publicStory } from '../testing/stories.ts'
import { explorePageCall } from './drawn-calls.ts'

const explorePage = (stories = [publicStory()], totalPages = 2) => ({
  [explorePageCall]: { stories, currentPage: 1, totalPages, totalStories: 13 },
})

test('the explore screen is drawn with its stories, and nothing of it changes when the app takes it over', async () => {
  const page = await openDrawnPage('/explore', explorePage(), signedOutAnswers)
  const drawn = page.words()
  expect(drawn).toContain('The Boat That Was Not Afraid')
  expect(drawn).toContain('Page 1 of 2 (13 stories)')

  await page.start()

  expect(page.words()).toBe(drawn)
  expect(page.network.sent().map(({ path }) => path)).toEqual(['/api/reference/costs'])
})

test('a page that was taken over works: it searches, and each turn asks again (EX-15)', async () => {
  const second = 'GET /api/public-stories/explore?page=2&limit=12'
  const first = `GET ${explorePageCall}`
  const kite = publicStory({ id: 's-kite', title: 'The Kite' })
  const page = await openDrawnPage('/explore', explorePage(), {
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

test('words of a story are words, whatever they look like', async () => {
  const title = '</script><img src="x" onerror="alert(1)"><!--<script>'
  const page = await openDrawnPage('/explore', explorePage([publicStory({ title })]), signedOutAnswers)

  expect(document.querySelector('img[src="x"]')).toBeNull()
  expect(document.querySelectorAll('script')).toHaveLength(1)
  const book = within(screen.getByRole('article'))
  expect(book.getByRole('heading').textContent).toBe(title)
  await page.start()
  expect(book.getByRole('heading').textContent).toBe(title)
})

test('where somebody may be signed in, a visitors’ page is not taken over: the check comes first', async () => {
  leaveSignInMark()
  const page = await openDrawnPage('/explore', explorePage(), {
    ...signedInAnswers,
    'GET /api/auth/get-session': () => new Promise(() => {}),
  })

  await page.start()

  expect(page.words()).toBe('Loading authentication status...')
})
