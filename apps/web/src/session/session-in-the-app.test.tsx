import { initialAppConfig } from '@faith-fables/contract/prices'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  fakeNetwork,
  json,
  leaveSignInMark,
  ruth,
  ruthsProfile,
  signedInAnswers,
  signedOutAnswers,
} from '../testing/fake-network.ts'
import { renderApp } from '../testing/render-app.tsx'
import { publishedItem } from '../testing/stories.ts'

const empty = {
  'GET /api/reference/costs': () => json(initialAppConfig),
  'GET /api/public-stories/featured': () => json([]),
  'GET /api/stories/my-library': () => json([]),
  'GET /api/users/me/characters': () => json([]),
  'GET /api/users/me/token-transactions?limit=10': () => json([]),
  'POST /api/auth/sign-out': () => json({ success: true }),
}

test('going from screen to screen, the prices are fetched once (AU-17)', async () => {
  leaveSignInMark()
  const network = fakeNetwork({ ...signedInAnswers, ...empty })
  const { router } = renderApp('/')
  await screen.findByRole('heading', { level: 1 })
  for (const [address, title] of [
    ['/profile', 'User Profile'],
    ['/library', 'My Library'],
    ['/', ''],
    ['/profile', 'User Profile'],
  ] as const) {
    await act(() => router.navigate(address))
    await screen.findByRole('heading', { level: 1, name: new RegExp(title) })
  }
  expect(network.sent('GET /api/reference/costs')).toHaveLength(1)
})

test.each(['/library', '/profile', '/create', '/review/g1', '/review-images/g1'])(
  'a visitor who opens %s is sent to sign in (AU-03)',
  async (address) => {
    const network = fakeNetwork(signedOutAnswers)
    const { place } = renderApp(address)
    await screen.findByRole('button', { name: 'Login' })
    expect(place()).toBe('/login')
    expect(network.sent().filter(({ headers }) => headers.has('authorization'))).toEqual([])
  },
)

test.each(['/', '/explore', '/login', '/signup', '/forgot-password', '/pricing'])(
  'a visitor may see %s (AU-21)',
  async (address) => {
    const noStories = { stories: [], page: 1, totalPages: 1, totalStories: 0 }
    fakeNetwork({
      ...signedOutAnswers,
      ...empty,
      'GET /api/public-stories/explore?page=1&limit=12': () => json(noStories),
    })
    const { place } = renderApp(address)
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    expect(place()).toBe(address)
  },
)

test.each([
  ['/profile', 'User Profile'],
  ['/library', 'My Library'],
  ['/create', 'Craft a New Fable'],
  ['/review/g1', 'Review Your Story'],
])('a signed-in parent opens %s (AU-22)', async (address, title) => {
  leaveSignInMark()
  fakeNetwork({ ...signedInAnswers, ...empty })
  const { place } = renderApp(address)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(place()).toBe(address)
})

test('signing out leaves nothing of the parent on the page, and the next one sees their own (AU-13, AU-14)', async () => {
  leaveSignInMark()
  const network = fakeNetwork({ ...signedInAnswers, ...empty })
  const { user } = renderApp('/profile')
  expect(await screen.findByText('240')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Sign Out' }))
  await screen.findByRole('button', { name: 'Login' })
  for (const trace of ['240', ruth.name, ruth.email, 'RA']) {
    expect(document.body.textContent).not.toContain(trace)
  }

  const naomi = { ...ruth, id: 'u-naomi', name: 'Naomi Levi' }
  let answerProfile = () => {}
  const asked = new Promise<void>((resolve) => {
    answerProfile = resolve
  })
  const naomisProfile = { ...ruthsProfile, uid: naomi.id, displayName: naomi.name, tokensAvailable: 7 }
  network.answer('GET /api/users/me', () => asked.then(() => json(naomisProfile)))
  network.answer('POST /api/auth/sign-in/email', () => json({ user: naomi }))
  await user.type(screen.getByLabelText('Email'), 'naomi@example.org')
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Login' })).toBeNull())
  expect(document.body.textContent).not.toContain('240')
  answerProfile()
  expect(await screen.findByText('7')).toBeTruthy()
})

test('the next parent never sees the shelf of the one before, not even while theirs is fetched (AU-14)', async () => {
  leaveSignInMark()
  const shelf = 'GET /api/stories/my-library'
  const book = publishedItem()
  const network = fakeNetwork({ ...signedInAnswers, ...empty, [shelf]: () => json([book]) })
  const { user, router } = renderApp('/library')
  await screen.findAllByText(book.title)
  await user.click(screen.getByRole('button', { name: 'Sign Out' }))
  await screen.findByRole('button', { name: 'Login' })

  network.answer('POST /api/auth/sign-in/email', () => json({ user: { ...ruth, id: 'u-naomi' } }))
  network.answer(shelf, () => new Promise(() => {}))
  await user.type(screen.getByLabelText('Email'), 'naomi@example.org')
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'User Profile' })
  await act(() => router.navigate('/library'))
  await screen.findByRole('heading', { level: 1, name: 'My Library' })
  await waitFor(() => expect(network.sent(shelf)).toHaveLength(2))
  expect(screen.queryByText(book.title)).toBeNull()
})
