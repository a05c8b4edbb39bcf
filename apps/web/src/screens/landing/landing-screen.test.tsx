import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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

test('the featured stories stand in a row, as books that lead to their reader (LA-09, LA-10)', async () => {
  open(() => json([boat]))
  const shelf = await screen.findByRole('region', { name: 'Featured Fables' })
  const book = within(await within(shelf).findByRole('article'))
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

test('while they load, that is said (LA-11)', () => {
  open(() => new Promise(() => {}))
  expect(screen.getByText('Loading featured stories...')).toBeTruthy()
})

test('when there are none, that is said (LA-13)', async () => {
  open(() => json([]))
  expect(await screen.findByText('No featured stories available at the moment.')).toBeTruthy()
  expect(screen.queryByText('Loading featured stories...')).toBeNull()
})

test('when they cannot be loaded, that is said, and one can try again (LA-12)', async () => {
  const network = fakeNetwork({ ...signedOutAnswers, [featured]: () => json({}, 500) })
  const { user } = renderApp('/')
  expect(await screen.findByText('Could not load featured stories right now.')).toBeTruthy()
  network.answer(featured, () => json([boat]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: boat.title })).toBeTruthy()
  // The button is gone: the focus has not fallen back to the start of the page.
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('buttons turn the row by most of its width, and rest at its ends (LA-09)', async () => {
  open(() => json([boat, { ...boat, id: 's2', _id: 's2' }]))
  await screen.findAllByRole('article')
  const row = screen.getAllByRole('article')[0]?.closest<HTMLElement>('.ledge')
  if (!row) throw new Error('The row of books is missing.')
  const scrollBy = vi.fn()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  Object.defineProperties(row, {
    scrollWidth: { value: 1000 },
    clientWidth: { value: 400 },
    scrollBy: { value: scrollBy },
  })
  fireEvent(window, new Event('resize'))
  const [previous, next] = ['Previous stories', 'Next stories'].map((name) =>
    screen.getByRole('button', { name }),
  )
  expect(previous?.getAttribute('aria-disabled')).toBe('true')
  if (next) fireEvent.click(next)
  expect(scrollBy).toHaveBeenCalledWith({ left: 320, behavior: 'instant' })
  row.scrollLeft = 600
  fireEvent.scroll(row)
  expect(next?.getAttribute('aria-disabled')).toBe('true')
  expect(previous?.getAttribute('aria-disabled')).toBe('false')
})

test('the headline speaks of Christian values, and two buttons lead on (LA-02, LA-03, LA-04)', () => {
  open(() => json([]))
  const headline = screen.getByRole('heading', { level: 1 })
  expect(headline.textContent).toBe('Create unique stories with Christian values')
  const linksTo = (name: string) =>
    screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))
  expect(new Set(linksTo('Create a Story'))).toEqual(new Set(['/create']))
  expect(new Set(linksTo('Explore a Story'))).toEqual(new Set(['/explore']))
})

const howItWorks = () => within(screen.getByRole('region', { name: 'How It Works' })).getAllByRole('listitem')

test('How It Works has three cards, in the order of the doing (LA-05)', () => {
  open(() => json([]))
  expect(howItWorks().map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Customise Your Story',
    'Review and Edit',
    'Read and Share',
  ])
})

test.each(
  [
    [
      'choosing (LA-06)',
      "Choose your child's age group, a Bible verse or moral value, an illustration style, and characters or special details. Then click Generate.",
    ],
    [
      'reviewing (LA-07)',
      'Review and edit or regenerate the story text, select or regenerate the illustrations, then Publish when it is just right.',
    ],
    [
      'having it (LA-08)',
      'The story joins your library: read it online, share it with the family, or print it to hold.',
    ],
  ].map(([name, words], place) => [name, place, words] as const),
)('a card tells of %s', (_, place, words) => {
  open(() => json([]))
  const card = howItWorks()[place]
  expect(card && within(card).getByRole('paragraph').textContent).toBe(words)
})

const benefits = [
  'You approve every page first',
  'A library to search by verse, value or character',
  'Full access for subscribers, new content added daily',
] as const

test.each(benefits)('"%s" is a section with a picture (LA-14)', (name) => {
  open(() => json([]))
  const picture = within(screen.getByRole('region', { name })).getByRole('img')
  expect(picture.getAttribute('alt')).toBeTruthy()
  expect(picture.getAttribute('width')).toBe('1024')
})

test.each(
  [
    ['approve (LA-15)', 'The parent approves the story and illustrations before the child sees them.'],
    ['search (LA-16)', 'A public library can be filtered by Bible verse, value or character.'],
    ['subscribe (LA-17)', 'Subscribers get full access to the library, with new content added daily.'],
  ].map(([name, claim], place) => [name, benefits[place] ?? '', claim] as const),
)('what parents have of it is claimed: they %s', (_, name, claim) => {
  open(() => json([]))
  const section = within(screen.getByRole('region', { name }))
  expect(section.getByRole('paragraph').textContent).toContain(claim)
})

test('the headings tell the page in order, and its tab says where one is (D-01)', () => {
  open(() => json([]))
  expect(document.title).toBe('Stories with Christian values · Faith Fables')
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Create unique stories with Christian values',
    'How It Works',
    'Customise Your Story',
    'Review and Edit',
    'Read and Share',
    'Featured Fables',
    'You approve every page first',
    'A library to search by verse, value or character',
    'Full access for subscribers, new content added daily',
    'Whose story will you read tonight?',
    'Quick Links',
  ])
})

test('while the sign-in is being checked, nothing but that is said (LA-01)', async () => {
  leaveSignInMark()
  fakeNetwork({ ...signedInAnswers, [featured]: () => json([]) })
  renderApp('/')
  expect(document.body.textContent).toBe('Loading authentication status...')
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
})
