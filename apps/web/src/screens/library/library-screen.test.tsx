import type { LibraryItem } from '@faith-fables/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeNetwork, json, leaveSignInMark, noAnswer, signedInAnswers } from '../../testing/fake-network.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { draftItem, publishedItem } from '../../testing/stories.ts'

const library = 'GET /api/stories/my-library'
const statuses = 'GET /api/stories/in-progress-status'

function open(items: LibraryItem[], address = '/library', more: Parameters<typeof fakeNetwork>[0] = {}) {
  leaveSignInMark()
  const network = fakeNetwork({ ...signedInAnswers, [library]: () => json(items), ...more })
  return { network, ...renderApp(address) }
}

const lamb = publishedItem({ id: 's-lamb', title: 'Good Night, Lamb', ageGroup: 'Toddlers' })

describe('published stories', () => {
  test('stand as books of their owner', async () => {
    open([publishedItem(), publishedItem({ id: 's2', title: 'Asked', visibility: 'pending' })])
    const [book, asked] = await screen.findAllByRole('article')
    const own = within(book as HTMLElement)
    expect(own.getByText('Private')).toBeTruthy()
    expect(own.getByText('Nov 18, 2026')).toBeTruthy()
    expect(own.getByText('View').getAttribute('href')).toBe('/story/s-boat')
    expect(own.getByRole('button', { name: 'Delete The Boat That Was Not Afraid' })).toBeTruthy()
    expect(own.getByRole('button', { name: /Request public/ })).toBeTruthy()
    expect(within(asked as HTMLElement).getByText('Pending')).toBeTruthy()
    expect(within(asked as HTMLElement).queryByRole('button', { name: /Request public/ })).toBeNull()
  })

  test('are found by words and age', async () => {
    const { user } = open([publishedItem(), lamb])
    const box = await screen.findByRole('searchbox')
    expect(box.getAttribute('placeholder')).toBe('Search by title, moral message, or bible verse...')
    await user.type(box, 'lamb')
    expect(titles()).toEqual(['Good Night, Lamb'])
    await user.click(screen.getByRole('button', { name: 'Early Readers' }))
    expect(screen.getByText('No published stories match your search criteria.')).toBeTruthy()
    await user.clear(box)
    expect(titles()).toEqual(['The Boat That Was Not Afraid'])
  })

  test('when there are none, the first one is invited', async () => {
    open([])
    await screen.findByText('No published stories yet.')
    expect(screen.getByRole('link', { name: 'Create Your First Story' }).getAttribute('href')).toBe('/create')
  })

  test('become pending when asked for', async () => {
    const asking = 'PATCH /api/stories/published/s-boat/request-public'
    const { user, network } = open([publishedItem()], '/library', {
      [asking]: () => json({ id: 's-boat', visibility: 'pending' }),
    })
    const button = await screen.findByRole('button', { name: /Request public/ })
    network.answer(library, () => json([publishedItem({ visibility: 'pending' })]))
    await user.click(button)
    expect(await screen.findByText('Request submitted for "The Boat That Was Not Afraid".')).toBeTruthy()
    expect(screen.getByText('Pending')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Request public/ })).toBeNull()
    expect(network.sent(asking)).toHaveLength(1)
  })

  test.each([
    ['the words of the server', () => json({ message: 'Already asked.' }, 409), 'Already asked.'],
    ['words of our own', () => json({}, 500), 'Failed to request public status'],
  ])('that cannot be asked for are told with %s', async (_, answer, words) => {
    const { user } = open([publishedItem()], '/library', {
      'PATCH /api/stories/published/s-boat/request-public': answer,
    })
    await user.click(await screen.findByRole('button', { name: /Request public/ }))
    expect(await screen.findByText(`Failed to submit request: ${words}`)).toBeTruthy()
  })
})

describe('deleting', () => {
  const hiding = 'PATCH /api/stories/published/s-boat/hide'

  test('asks first; keeping changes nothing', async () => {
    const { user, network } = open([publishedItem()])
    await user.click(await screen.findByRole('button', { name: /Delete/ }))
    const dialog = within(await screen.findByRole('alertdialog'))
    dialog.getByText(
      'Are you sure you want to delete "The Boat That Was Not Afraid"? This action cannot be undone.',
    )
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(titles()).toHaveLength(1)
    expect(network.sent().filter(({ method }) => method === 'PATCH')).toEqual([])
  })

  test('takes a published story off the shelf', async () => {
    const { user, network } = open([publishedItem(), lamb], '/library', { [hiding]: () => json({}) })
    await user.click(await screen.findByRole('button', { name: 'Delete The Boat That Was Not Afraid' }))
    network.answer(library, () => json([lamb]))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(titles()).toEqual(['Good Night, Lamb']))
    expect(screen.getByText('"The Boat That Was Not Afraid" was deleted.')).toBeTruthy()
    expect(network.sent(hiding)).toHaveLength(1)
  })

  test('takes a draft out of the table', async () => {
    const place = 'PATCH /api/stories/generations/g-kite/hide'
    const { user, network } = open([draftItem()], '/library?tab=in-progress', { [place]: () => json({}) })
    await user.click(await screen.findByRole('button', { name: /Delete/ }))
    network.answer(library, () => json([]))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('No stories in progress.')).toBeTruthy()
    expect(network.sent(place)).toHaveLength(1)
  })

  test.each([
    ['published', publishedItem(), '/library', 'Failed to hide published story'],
    ['draft', draftItem(), '/library?tab=in-progress', 'Failed to hide draft story'],
  ])('that fails leaves a %s story where it was and says why', async (type, item, address, detail) => {
    const { user } = open([item], address, {
      [hiding]: () => json({}, 500),
      'PATCH /api/stories/generations/g-kite/hide': () => json({}, 500),
    })
    await user.click(await screen.findByRole('button', { name: /Delete/ }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(`Failed to hide ${type} story.`)).toBeTruthy()
    expect(screen.getByText(detail)).toBeTruthy()
    await waitFor(() => expect(screen.getByRole('button', { name: `Delete ${item.title}` })).toBeTruthy())
  })
})

describe('stories in progress', () => {
  test('stand in a table with what can be done', async () => {
    open(
      [
        draftItem({ theme: 'Patience' }),
        draftItem({ id: 'g2', title: 'Two', status: 'generating_text', progress: 12 }),
        draftItem({ id: 'g3', title: 'Three', status: 'failed', progress: 100 }),
      ],
      '/library?tab=in-progress',
    )
    await screen.findByRole('table')
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Title',
      'Age Group',
      'Theme',
      'Status',
      'Progress',
      'Actions',
    ])
    const [kite, two, three] = screen.getAllByRole('row').slice(1)
    expect(cells(kite)).toEqual([
      'The Kite and the Quiet Wind',
      'Early Readers',
      'Patience',
      'Ready for your review',
      '25%',
      'Continue',
    ])
    expect(
      within(kite as HTMLElement)
        .getByText('Continue')
        .getAttribute('href'),
    ).toBe('/review/g-kite')
    expect(cells(two).slice(3)).toEqual(['Writing the story', '12%', 'Processing...'])
    expect(within(two as HTMLElement).getByText('Processing...')).toHaveProperty('disabled', true)
    expect(cells(three).slice(3)).toEqual(['Failed', 'Ended', 'Failed'])
  })

  test('are a tab of the address', async () => {
    const { user, place } = open([])
    await user.click(await screen.findByRole('tab', { name: 'In Progress' }))
    expect(screen.getByText('No stories in progress.')).toBeTruthy()
    expect(place()).toBe('/library?tab=in-progress')
    await user.click(screen.getByRole('tab', { name: 'Published Stories' }))
    expect(place()).toBe('/library')
  })
})

describe('every 15 seconds', () => {
  afterEach(() => vi.useRealTimers())

  /** Time stands still but for the moments that loading needs. */
  async function openInSlowTime(item: LibraryItem, answer: () => Response) {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const app = open([item], '/library?tab=in-progress', { [statuses]: answer })
    await screen.findByRole('table')
    return app
  }
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

  test('the next stage of a draft is shown without reading the library again', async () => {
    const writing = draftItem({ status: 'generating_text', progress: 12 })
    const { network } = await openInSlowTime(writing, () =>
      json([{ _id: 'g-kite', status: 'moderating_text' }]),
    )
    await pass(13)
    expect(network.sent(statuses)).toHaveLength(0)
    await pass(2)
    expect(await screen.findByText('Checking the text')).toBeTruthy()
    expect(screen.getByText('20%')).toBeTruthy()
    expect(network.sent(library)).toHaveLength(1)
    await pass(15)
    expect(network.sent(statuses)).toHaveLength(2)
  })

  test('a draft that came to wait for the parent brings the library anew', async () => {
    const { network } = await openInSlowTime(
      draftItem({ title: 'A new story', status: 'generating_text' }),
      () => json([{ _id: 'g-kite', status: 'pending_review' }]),
    )
    network.answer(library, () => json([draftItem({ title: 'The Kite' })]))
    await pass(15)
    expect(await screen.findByRole('link', { name: 'The Kite' })).toBeTruthy()
  })

  test('nothing is asked without drafts', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { network } = open([publishedItem()])
    await screen.findByRole('article')
    await pass(31)
    expect(network.sent(statuses)).toEqual([])
  })

  test('three failures in a row are told, until the server answers again', async () => {
    const sentence = 'We cannot reach your stories right now. Trying again...'
    const { network } = await openInSlowTime(draftItem(), noAnswer)
    await pass(31)
    expect(screen.queryByText(sentence)).toBeNull()
    await pass(15)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByRole('table')).toBeTruthy()
    network.answer(statuses, () => json([{ _id: 'g-kite', status: 'pending_review' }]))
    await pass(15)
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
  })
})

test('a library that cannot be loaded says why, and can be tried again', async () => {
  const { user, network } = open([], '/library', { [library]: () => json({}, 500) })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Failed to load your library.')
  expect(alert.textContent).toContain('Failed to fetch library stories')
  network.answer(library, () => json([publishedItem()]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article')).toBeTruthy()
})

function titles(): (string | null)[] {
  return screen.queryAllByRole('heading', { level: 2 }).flatMap((heading) => {
    return heading.closest('article') ? [heading.textContent] : []
  })
}

function cells(row: HTMLElement | undefined): (string | null)[] {
  return within(row as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
}
