import type { LogEntry } from '@faith-fables/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import {
  fakeNetwork,
  json,
  leaveSignInMark,
  noAnswer,
  signedInAnswers,
  signedOutAnswers,
} from '../../testing/fake-network.ts'
import { deskStory, openDesk, requestsCall } from '../../testing/open-desk.tsx'
import { renderApp } from '../../testing/render-app.tsx'

const publicCall = 'GET /api/admin/stories?state=public'
const takenDownCall = 'GET /api/admin/stories?state=taken-down'
const logCall = 'GET /api/admin/log'
const boat = deskStory({ id: 's-boat', title: 'The Boat' })

describe('whoever is no administrator', () => {
  test.each(['/admin', '/admin/requests/s1'])('finds no page at %s, signed out', async (address) => {
    fakeNetwork(signedOutAnswers)
    renderApp(address)
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy()
  })

  test.each(['/admin', '/admin/requests/s1'])('finds no page at %s, as a parent', async (address) => {
    leaveSignInMark()
    const network = fakeNetwork(signedInAnswers)
    renderApp(address)
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Desk' })).toBeNull()
    expect(network.sent().filter(({ path }) => path.includes('admin'))).toEqual([])
  })

  test('is not kept waiting by a profile that cannot be loaded', async () => {
    leaveSignInMark()
    fakeNetwork({ ...signedInAnswers, 'GET /api/users/me': () => json({}, 500) })
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    renderApp('/admin')
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy()
    logged.mockReset()
  })
})

test('administrators have a link to the desk, which lists what waits, the longest waiting first', async () => {
  const lamb = deskStory({ id: 's-lamb', title: 'Good Night, Lamb' })
  const { user, place } = openDesk('/admin', [boat, lamb])
  expect(await screen.findByText('2 stories wait for an answer.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Desk' })).toBeTruthy()
  const links = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent)
  expect(links).toEqual(['The Boat', 'Good Night, Lamb'])
  await user.click(screen.getByRole('link', { name: 'Begin with the oldest' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'The Boat' })).toBeTruthy()
  expect(place()).toBe('/admin/requests/s-boat')
})

test('a list of more than fifty goes on when it is asked to', async () => {
  const many = Array.from({ length: 50 }, (_, place) =>
    deskStory({ id: `s${place}`, title: `Story ${place}` }),
  )
  const { user } = openDesk('/admin', many, {
    'GET /api/admin/requests?after=s49': () => json({ requests: [boat], waiting: 51 }),
  })
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByRole('link', { name: 'The Boat' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test.each([
  [
    '/admin',
    requestsCall,
    'Failed to load the requests.',
    'Nobody waits for an answer.',
    { requests: [], waiting: 0 },
  ],
  ['/admin?tab=public', publicCall, 'Failed to load the stories.', 'No story is public yet.', []],
  ['/admin?tab=taken-down', takenDownCall, 'Failed to load the stories.', 'No story is taken down.', []],
  ['/admin?tab=log', logCall, 'Failed to load the log.', 'Nothing has been decided yet.', []],
])(
  'the list at %s says that it failed, and that it is empty',
  async (address, listCall, failed, empty, none) => {
    const { user, network } = openDesk(address, [], { [listCall]: noAnswer })
    expect(await screen.findByText(failed)).toBeTruthy()
    network.answer(listCall, () => json(none))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(empty)).toBeTruthy()
  },
)

describe('public stories', () => {
  const feature = 'POST /api/admin/stories/s-boat/feature'
  const takeDown = 'POST /api/admin/stories/s-boat/take-down'

  test('are put on the landing page and taken off', async () => {
    const featured = { ...boat, isFeatured: true }
    const { user, network } = openDesk('/admin?tab=public', [], {
      [publicCall]: () => json([boat]),
      [feature]: () => json(featured),
    })
    const button = await screen.findByRole('button', { name: 'Feature The Boat' })
    network.answer(publicCall, () => json([featured]))
    await user.click(button)
    expect(await screen.findByText('“The Boat” is on the landing page.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Unfeature The Boat' }))
    expect(network.sent(feature)[0]?.body).toEqual({ isFeatured: true })
  })

  test('are taken down with a reason', async () => {
    const { user, network } = openDesk('/admin?tab=public', [], {
      [publicCall]: () => json([boat]),
      [takeDown]: () => json(boat),
    })
    await user.click(await screen.findByRole('button', { name: 'Take down The Boat' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Take this story down?' }))
    await user.click(dialog.getByRole('button', { name: 'Take down' }))
    expect(network.sent(takeDown)).toEqual([])
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It names a street.')
    network.answer(publicCall, () => json([]))
    await user.click(dialog.getByRole('button', { name: 'Take down' }))
    expect(await screen.findByText('“The Boat” was taken down.')).toBeTruthy()
    expect(await screen.findByText('No story is public yet.')).toBeTruthy()
    expect(network.sent(takeDown)[0]?.body).toEqual({ reason: 'It names a street.' })
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  })

  test('that are as they were say why', async () => {
    const { user } = openDesk('/admin?tab=public', [], {
      [publicCall]: () => json([boat]),
      [feature]: () => json({ message: 'It is not public any more.' }, 409),
    })
    await user.click(await screen.findByRole('button', { name: 'Feature The Boat' }))
    expect(await screen.findByText('“The Boat” is as it was.')).toBeTruthy()
    expect(screen.getByText('It is not public any more.')).toBeTruthy()
  })
})

test('a story that was taken down says why, and is put back after a question', async () => {
  const putBack = 'POST /api/admin/stories/s-boat/put-back'
  const answer = { kind: 'taken-down', reason: 'It names a street.', at: '2026-11-20T12:00:00Z' } as const
  const { user, network } = openDesk('/admin?tab=taken-down', [], {
    [takenDownCall]: () => json([{ ...boat, answer }]),
    [putBack]: () => json(boat),
  })
  expect(await screen.findByText('It names a street.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Put back The Boat' }))
  network.answer(takenDownCall, () => json([]))
  await user.click(await screen.findByRole('button', { name: 'Put back' }))
  expect(await screen.findByText('“The Boat” is public again.')).toBeTruthy()
  expect(network.sent(putBack)).toHaveLength(1)
})

test('the log tells who did what, and why; its tab stands in the address', async () => {
  const entry: LogEntry = {
    id: 'l1',
    at: '2026-11-20T12:00:00Z',
    deed: 'send-back',
    by: 'naomi@example.org',
    parentId: null,
    storyId: 's-boat',
    title: 'The Boat',
    reason: 'It names a street.',
  }
  const { user, place } = openDesk('/admin', [], { [logCall]: () => json([entry]) })
  await user.click(await screen.findByRole('tab', { name: 'Log' }))
  expect(await screen.findByText('naomi@example.org')).toBeTruthy()
  expect(screen.getByText('Sent back')).toBeTruthy()
  expect(screen.getByText('It names a street.')).toBeTruthy()
  expect(place()).toBe('/admin?tab=log')
})
