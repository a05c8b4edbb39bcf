import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json, noAnswer, ruth } from '../../testing/fake-network.ts'
import { openStory, parentsCall, parentsFirstCall, publicCall, seedling } from '../../testing/open-story.tsx'

const notFeatured = { ...seedling, isFeatured: false }
const missing = () => json({ message: 'No.' }, 404)
const nothing = () => new Response(null, { status: 204 })

test('a visitor reads a featured story; no token is sent for it (SA-02, SA-10)', async () => {
  const { network } = openStory()
  expect(await screen.findByRole('heading', { name: seedling.title })).toBeTruthy()
  expect(network.sent(publicCall)[0]?.headers.get('authorization')).toBeNull()
})

test('a parent’s own private story is asked for without a token first, then with it (SA-02, SA-03, SA-09)', async () => {
  const own = { ...seedling, visibility: 'private', isFeatured: false, userId: ruth.id }
  const { network } = openStory(
    { [parentsFirstCall]: nothing, [parentsCall]: () => json(own) },
    { as: 'ruth' },
  )
  expect(await screen.findByRole('heading', { name: seedling.title })).toBeTruthy()
  const asked = network.sent().filter(({ path }) => path.includes('/s1') && !path.endsWith('/recordings'))
  expect(asked.map(({ path, headers }) => [path, headers.get('authorization')])).toEqual([
    ['/api/public-stories/s1?absent=empty', null],
    ['/api/stories/s1', 'Bearer a.b.c'],
  ])
})

test('a signed-in parent reads a public story of another, asked for once and without the token (SA-02, SA-03, SA-11)', async () => {
  const { network } = openStory({ [parentsFirstCall]: () => json(notFeatured) }, { as: 'ruth' })
  expect(await screen.findByText('Text of page 1.')).toBeTruthy()
  expect(network.sent(parentsFirstCall).map(({ headers }) => headers.get('authorization'))).toEqual([null])
  expect(network.sent(parentsCall)).toEqual([])
})

const takenDown = () => json({ code: 'TAKEN_DOWN', message: 'It was taken down.' }, 410)

test.each([
  ['a visitor', 'visitor', { [publicCall]: takenDown }],
  ['a parent', 'ruth', { [parentsFirstCall]: takenDown, [parentsCall]: missing }],
])(
  '%s who opens a story that was taken down reads a kind page, and is led to others',
  async (_, as, answers) => {
    openStory(answers, { as })
    expect(await screen.findByRole('heading', { level: 1, name: 'This Story Is Back Home' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Explore a Story' })).toBeTruthy()
  },
)

test('its own parent still reads a story that was taken down', async () => {
  const own = { ...seedling, visibility: 'private', isFeatured: false, userId: ruth.id }
  openStory({ [parentsFirstCall]: takenDown, [parentsCall]: () => json(own) }, { as: 'ruth' })
  expect(await screen.findByText('Text of page 1.')).toBeTruthy()
})

test('for the moment before the login, the error view says why (SA-12)', async () => {
  const seen = new Set<string | undefined>()
  const watcher = new MutationObserver(() => {
    if (screen.queryByRole('heading', { name: 'Error Loading Story' })) {
      seen.add(screen.queryByRole('alert')?.textContent)
    }
  })
  watcher.observe(document.body, { childList: true, subtree: true })
  const { place } = openStory({ [publicCall]: () => json(notFeatured) })
  await waitFor(() => expect(place()).toBe('/login'))
  watcher.disconnect()
  expect([...seen]).toEqual(['You need to log in or sign up to view this story.'])
})

test('a visitor is sent to sign in for a public story, learns why, and the way back is remembered (SA-12, SA-13, SA-15)', async () => {
  const { place, router } = openStory({ [publicCall]: () => json(notFeatured) })
  await waitFor(() => expect(place()).toBe('/login'))
  expect(await screen.findByText('You need to log in or sign up to view this story.')).toBeTruthy()
  expect(router.state.location.state).toEqual({ from: '/story/s1' })
  expect(router.state.historyAction).toBe('REPLACE')
})

test('a private story that a server hands out is still not shown (SA-16)', async () => {
  openStory({ [parentsFirstCall]: () => json({ ...notFeatured, visibility: 'private' }) }, { as: 'ruth' })
  expect(await screen.findByText('You do not have permission to view this story.')).toBeTruthy()
  expect(screen.queryByText('Text of page 1.')).toBeNull()
})

test('what cannot be read has a title and a way back (RD-17, RD-18)', async () => {
  openStory({ [publicCall]: missing })
  expect(await screen.findByRole('heading', { name: 'Error Loading Story' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Library' }).getAttribute('href')).toBe('/library')
})

test('a visitor who finds nothing reads so; nothing more is asked (SA-07, SA-08)', async () => {
  const { network } = openStory({ [publicCall]: missing })
  expect(await screen.findByText('This story is either private or does not exist.')).toBeTruthy()
  expect(network.sent(parentsCall)).toEqual([])
})

test.each([
  ['not found (SA-05)', missing, 'Story not found or you do not have permission to view it.'],
  ['refused (SA-06)', () => json({}, 401), 'You are not authorized to view this story.'],
  ['broken (ER-08)', () => json({}, 500), 'Failed to fetch story: 500'],
  ['explained (SA-04)', () => json({ message: 'We are moving house.' }, 503), 'We are moving house.'],
  ['not answered (SA-04)', noAnswer, 'Story not found or you do not have permission.'],
])('a parent reads what became of a second try that is %s', async (_, answer, words) => {
  openStory({ [parentsFirstCall]: nothing, [parentsCall]: answer }, { as: 'ruth' })
  expect(await screen.findByText(words)).toBeTruthy()
})

test.each([
  ['a refusal', missing],
  ['a failure', () => json({}, 500)],
  ['no answer', noAnswer],
])(
  'a story for which a parent’s first try got %s is asked for with the token too (SA-03)',
  async (_, answer) => {
    openStory({ [parentsFirstCall]: answer, [parentsCall]: () => json(seedling) }, { as: 'ruth' })
    expect(await screen.findByText('Text of page 1.')).toBeTruthy()
  },
)

test('after a failure of the server one can try again', async () => {
  const { user, network } = openStory({ [publicCall]: () => json({}, 500) })
  const again = await screen.findByRole('button', { name: 'Try again' })
  network.answer(publicCall, () => json(seedling))
  await user.click(again)
  expect(await screen.findByText('Text of page 1.')).toBeTruthy()
  // The button that was pressed is gone.
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'page 1 of 3' }))
})

test('whoever finds nothing, for their sign-in has ended, can log in and come back', async () => {
  const { user, place, router } = openStory({ [publicCall]: missing })
  await user.click(await screen.findByRole('link', { name: 'Log in to read it' }))
  await waitFor(() => expect(place()).toBe('/login'))
  expect(router.state.location.state).toEqual({ from: '/story/s1' })
})

test.each([
  ['not answered', noAnswer, 'This story is either private or does not exist.'],
  ['broken', () => json({}, 500), 'Failed to fetch story: 500'],
])('a visitor whose only try is %s reads what became of it (SA-07, ER-08)', async (_, answer, words) => {
  const { network } = openStory({ [publicCall]: answer })
  expect(await screen.findByText(words)).toBeTruthy()
  expect(network.sent(parentsCall)).toEqual([])
})

test('a story is asked for again when it is opened again: it may be deleted by now (D-32, D-39)', async () => {
  const own = { ...seedling, visibility: 'private', isFeatured: false, userId: ruth.id }
  const answers = { [parentsFirstCall]: nothing, [parentsCall]: () => json(own) }
  const { router, network } = openStory(answers, { as: 'ruth' })
  expect(await screen.findByText('Text of page 1.')).toBeTruthy()
  network.answer(parentsCall, missing)
  await act(() => router.navigate('/story'))
  expect(await screen.findByText('No story ID provided.')).toBeTruthy()
  await act(() => router.navigate(-1))
  const words = 'Story not found or you do not have permission to view it.'
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByText('Text of page 1.')).toBeNull()
})

test('an address without a story says so (SA-01)', async () => {
  openStory({}, { address: '/story' })
  expect(await screen.findByText('No story ID provided.')).toBeTruthy()
})

const emptyWords = 'Could not find the requested story data or the story has no pages.'

test('an answer without a story gives the empty view alone (RD-19, RD-20)', async () => {
  openStory({ [publicCall]: () => new Response('') })
  expect(await screen.findByRole('heading', { name: 'Story Not Found or Empty' })).toBeTruthy()
  expect(screen.getByText(emptyWords)).toBeTruthy()
  expect(screen.queryByText('No story pages available.')).toBeNull()
})

test('a parent reads so only when the second answer is without a story too (RD-19, RD-20)', async () => {
  const { network } = openStory({ [parentsFirstCall]: nothing, [parentsCall]: nothing }, { as: 'ruth' })
  expect(await screen.findByRole('heading', { name: 'Story Not Found or Empty' })).toBeTruthy()
  expect(network.sent(parentsCall)).toHaveLength(1)
})

test('a story without pages says that too (RD-21)', async () => {
  openStory({ [publicCall]: () => json({ ...seedling, keyMoments: [] }) })
  expect(await screen.findByText(emptyWords)).toBeTruthy()
  expect(screen.getByText('No story pages available.')).toBeTruthy()
})

test('while it loads, that is said (RD-16)', async () => {
  openStory({ [publicCall]: () => new Promise(() => {}) })
  expect(await screen.findByText('Loading Story...')).toBeTruthy()
})
