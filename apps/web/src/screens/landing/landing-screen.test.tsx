import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  fakeNetwork,
  json,
  leaveSignInMark,
  ruth,
  signedInAnswers,
  signedOutAnswers,
} from '../../testing/fake-network.ts'
import { renderApp } from '../../testing/render-app.tsx'

const featured = 'GET /api/public-stories/featured'

const boat = {
  _id: 's1',
  id: 's1',
  title: 'The Boat That Was Not Afraid',
  visibility: 'public',
  isFeatured: true,
  userId: 'u-other',
  imageUrl: null,
  ageGroup: 'Early Readers',
  createdAt: '2026-11-18T12:00:00Z',
}

function open(answer: () => Response | Promise<Response>) {
  fakeNetwork({ ...signedOutAnswers, [featured]: answer })
  renderApp('/')
}

test('the featured stories stand as books that lead to their reader', async () => {
  open(() => json([boat]))
  const book = within(await screen.findByRole('article'))
  expect(book.getByRole('link', { name: boat.title }).getAttribute('href')).toBe('/story/s1')
  expect(book.getByText('Featured')).toBeTruthy()
  expect(book.getByText('Public')).toBeTruthy()
  expect(book.getByText('Early Readers')).toBeTruthy()
  expect(book.getByText('Nov 18, 2026')).toBeTruthy()
  expect(book.queryByRole('button')).toBeNull()
})

test('the owner of a featured story can delete it there', async () => {
  leaveSignInMark()
  const hiding = 'PATCH /api/stories/published/s1/hide'
  const network = fakeNetwork({
    ...signedInAnswers,
    [featured]: () => json([{ ...boat, userId: ruth.id }]),
    [hiding]: () => json({}),
  })
  const { user } = renderApp('/')
  await user.click(await screen.findByRole('button', { name: `Delete ${boat.title}` }))
  network.answer(featured, () => json([]))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  expect(screen.getByText(`"${boat.title}" was deleted.`)).toBeTruthy()
  expect(network.sent(hiding)).toHaveLength(1)
})

test('while they load, that is said', () => {
  open(() => new Promise(() => {}))
  expect(screen.getByText('Loading featured stories...')).toBeTruthy()
})

test('when there are none, that is said', async () => {
  open(() => json([]))
  expect(await screen.findByText('No featured stories available at the moment.')).toBeTruthy()
})

test('when they cannot be loaded, that is said, and one can try again', async () => {
  open(() => json({}, 500))
  expect(await screen.findByText('Could not load featured stories right now.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('the page makes its promises and shows both ways on', async () => {
  open(() => json([]))
  await screen.findByText('No featured stories available at the moment.')
  expect(screen.getByRole('link', { name: 'Create a Story' }).getAttribute('href')).toBe('/create')
  expect(screen.getAllByRole('link', { name: 'Explore a Story' })[0]?.getAttribute('href')).toBe('/explore')
  const headings = screen.getAllByRole('heading').map((heading) => heading.textContent)
  expect(headings).toEqual([
    'Create unique stories with Christian values',
    'How It Works',
    'Customise Your Story',
    'Review and Edit',
    'Read and Share',
    'Featured Fables',
    'You approve every page first',
    'A library to search by verse, value or character',
    'Full access for subscribers, new content added daily',
    'Quick Links',
  ])
})
