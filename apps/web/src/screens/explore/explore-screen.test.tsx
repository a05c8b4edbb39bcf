import type { PublicStory } from '@faith-fables/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  fakeNetwork,
  json,
  leaveSignInMark,
  signedInAnswers,
  signedOutAnswers,
} from '../../testing/fake-network.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { publicStory, ruthsPublicStory } from '../../testing/stories.ts'
// Compiled beforehand, so that the first test does not wait for it.
import '../../components/story/story-actions-place.tsx'
import './explore-screen.tsx'

const page = (number: number) => `GET /api/public-stories/explore?page=${number}&limit=12`
const stories = (list: PublicStory[], totalPages = 1, totalStories = list.length) => {
  return () => json({ stories: list, totalPages, totalStories })
}

const boat = publicStory()
const lamb = publicStory({ id: 's-lamb', title: 'Good Night, Lamb', ageGroup: 'Toddlers' })

function open(answers: Parameters<typeof fakeNetwork>[0], address = '/explore') {
  const network = fakeNetwork({ ...signedOutAnswers, ...answers })
  return { network, ...renderApp(address) }
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

const ageNames = ['All Ages', 'Toddlers', 'Early Readers', 'Middle Childhood', 'Pre-Teens']
const shown = () =>
  screen.queryAllByRole('article').map((book) => within(book).getByRole('heading').textContent)

test('the screen says what it is and offers words and ages to look for (EX-01, EX-02, EX-03)', async () => {
  open({ [page(1)]: stories([]) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Explore Public Stories' })).toBeTruthy()
  await waitFor(() => expect(document.title).toBe('Explore Public Stories · Faith Fables'))
  expect(screen.getByRole('searchbox').getAttribute('placeholder')).toBe(
    'Search by title, moral message, or bible verse...',
  )
  const ages = within(screen.getByRole('group', { name: 'Age group' })).getAllByRole('button')
  expect(ages.map((chip) => chip.textContent)).toEqual(ageNames)
})

describe('the shelf', () => {
  test('shows a visitor the public books, with what they are about, and nothing to change (EX-22, SC-08, SC-09)', async () => {
    open({ [page(1)]: stories([boat, lamb]) })
    const [book] = await screen.findAllByRole('article')
    const words = within(book as HTMLElement)
    expect(words.getByRole('link', { name: boat.title }).getAttribute('href')).toBe('/story/s-boat')
    expect(words.getByText('Public')).toBeTruthy()
    expect(words.getByText('Trust is bigger than the waves.')).toBeTruthy()
    expect(words.queryByRole('button')).toBeNull()
  })

  test('asks for twelve books and says which page of how many they are (EX-05, EX-16)', async () => {
    const { network } = open({ [page(1)]: stories([boat, lamb]) })
    expect(await screen.findByText('Page 1 of 1 (2 stories)')).toBeTruthy()
    expect(network.sent(page(1))).toHaveLength(1)
    expect(button('Previous').disabled).toBe(true)
    expect(button('Next').disabled).toBe(true)
  })

  test('lets the owner delete a story of their own (SC-05, SC-08)', async () => {
    leaveSignInMark()
    const own = ruthsPublicStory()
    const hiding = 'PATCH /api/stories/published/s-boat/hide'
    const { user, network } = open({
      ...signedInAnswers,
      [page(1)]: stories([own, lamb]),
      [hiding]: () => json({}),
    })
    await screen.findAllByRole('article')
    expect(await screen.findAllByRole('button', { name: /^Delete/ })).toHaveLength(1)
    await user.click(button(`Delete ${own.title}`))
    network.answer(page(1), stories([lamb]))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(network.sent(hiding)).toHaveLength(1)
  })

  test('that is empty says so (EX-10)', async () => {
    open({ [page(1)]: stories([], 0) })
    expect(await screen.findByText('No public stories found yet.')).toBeTruthy()
    expect(screen.getByText('Page 1 of 1 (0 stories)')).toBeTruthy()
  })
})

describe('looking for a story', () => {
  const well = publicStory({
    id: 's-well',
    title: 'At the Well',
    ageGroup: 'Toddlers',
    bibleVerse: 'John 4:14',
  })
  const openShelf = (address?: string) => open({ [page(1)]: stories([boat, lamb, well]) }, address)

  test('finds words in title, teaching and verse without asking the server (EX-17, EX-18)', async () => {
    const { user, network } = openShelf()
    await screen.findAllByRole('article')
    const box = screen.getByRole('searchbox')
    for (const [words, found] of [
      ['NIGHT, lamb', [lamb.title]],
      ['bigger THAN', [boat.title, lamb.title, well.title]],
      ['john 4', [well.title]],
    ] as const) {
      await user.clear(box)
      await user.paste(words)
      expect(shown()).toEqual(found)
    }
    expect(screen.getByText('Showing 1 of 3 stories.')).toBeTruthy()
    expect(network.sent(page(1))).toHaveLength(1)
  })

  test('keeps the age exactly, together with the words (EX-09, EX-20, EX-21)', async () => {
    const { user } = openShelf()
    await screen.findAllByRole('article')
    await user.click(button('Toddlers'))
    expect(shown()).toEqual([lamb.title, well.title])
    await user.click(screen.getByRole('searchbox'))
    await user.paste('well')
    expect(shown()).toEqual([well.title])
    await user.click(button('Pre-Teens'))
    expect(screen.getByText('No public stories match your search criteria.')).toBeTruthy()
    expect(screen.queryByText('The search looks through this page only.')).toBeNull()
    await user.click(button('All Ages'))
    expect(shown()).toEqual([well.title])
  })

  test('on an empty shelf finds nothing either, and does not call it empty (EX-09, EX-10)', async () => {
    open({ [page(1)]: stories([], 0) }, '/explore?age=Toddlers')
    expect(await screen.findByText('No public stories match your search criteria.')).toBeTruthy()
    expect(screen.queryByText('No public stories found yet.')).toBeNull()
  })

  test('is undone by one button, and the focus stays there', async () => {
    const { user, place } = openShelf('/explore?search=zebra&age=Toddlers')
    await user.click(await screen.findByRole('button', { name: 'Show all stories' }))
    expect(shown()).toHaveLength(3)
    expect(place()).toBe('/explore')
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  })

  test('survives the way to a story and back', async () => {
    const { user, router } = openShelf()
    await screen.findAllByRole('article')
    await user.type(screen.getByRole('searchbox'), 'well')
    await user.click(button('Toddlers'))
    await act(() => router.navigate('/no-such-page'))
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull())
    await act(() => router.navigate(-1))
    expect(await screen.findByRole('searchbox')).toHaveProperty('value', 'well')
    expect(button('Toddlers').getAttribute('aria-pressed')).toBe('true')
    expect(shown()).toEqual([well.title])
  })

  test('begins anew by the link of the header', async () => {
    const { user } = openShelf('/explore?search=well')
    await screen.findByRole('article')
    await user.click(screen.getByRole('link', { name: 'Explore' }))
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
    expect(shown()).toHaveLength(3)
  })
})

describe('turning the page', () => {
  test('asks for the next page, until the last, and for the one before again (EX-07, EX-14, EX-15)', async () => {
    const { user, network, place } = open({
      [page(1)]: stories([boat], 2, 13),
      [page(2)]: stories([lamb], 2, 13),
    })
    await screen.findByRole('article')
    await user.click(button('Next'))
    expect(await screen.findByRole('link', { name: lamb.title })).toBeTruthy()
    expect(place()).toBe('/explore?page=2')
    expect(screen.getByText('Page 2 of 2 (13 stories)')).toBeTruthy()
    expect(button('Next').disabled).toBe(true)

    await user.click(button('Previous'))
    await screen.findByRole('link', { name: boat.title })
    expect(network.sent(page(1))).toHaveLength(2)
  })

  test('keeps what is looked for, which is looked for on one page only (EX-09, EX-19)', async () => {
    const { user, network, place } = open({
      [page(1)]: stories([boat], 2, 13),
      [page(2)]: stories([lamb], 2, 13),
    })
    await screen.findByRole('article')
    await user.type(screen.getByRole('searchbox'), 'lamb')
    expect(screen.getByText('No public stories match your search criteria.')).toBeTruthy()
    expect(screen.getByText('The search looks through this page only.')).toBeTruthy()
    expect(network.sent(page(1))).toHaveLength(1)

    await user.click(button('Next'))
    expect(await screen.findByRole('link', { name: lamb.title })).toBeTruthy()
    expect(place()).toBe('/explore?search=lamb&page=2')
    expect(screen.getByText('Showing 1 of 1 story on this page.')).toBeTruthy()
    await user.click(button('Previous'))
    await screen.findByText('No public stories match your search criteria.')
  })

  test('rests while a page loads (EX-06, EX-07, EX-08)', async () => {
    open({ [page(2)]: () => new Promise(() => {}) }, '/explore?page=2')
    expect(await screen.findByText('Loading stories...')).toBeTruthy()
    expect(button('Previous').disabled).toBe(true)
    expect(button('Next').disabled).toBe(true)
    // How many there are is not known yet.
    expect(screen.queryByText(/^Page \d/)).toBeNull()
  })

  test('says that it loads although the books of before are shown already (EX-08)', async () => {
    const { user, network } = open({ [page(1)]: stories([boat], 2, 13), [page(2)]: stories([lamb], 2, 13) })
    await screen.findByRole('article')
    await user.click(button('Next'))
    await screen.findByRole('link', { name: lamb.title })
    network.answer(page(1), () => new Promise(() => {}))
    await user.click(button('Previous'))
    expect(shown()).toEqual([boat.title])
    expect(screen.getByText('Loading stories...')).toBeTruthy()
    expect(button('Next').disabled).toBe(true)
  })

  test('never goes beyond the last page (EX-14)', async () => {
    open({ [page(9)]: stories([], 1, 1), [page(1)]: stories([boat]) }, '/explore?page=9')
    expect(await screen.findByRole('article')).toBeTruthy()
    expect(screen.getByText('Page 1 of 1 (1 stories)')).toBeTruthy()
  })
})

describe('a page that cannot be loaded', () => {
  test.each([
    ['the server', { message: 'The shelf is being dusted.' }, 'The shelf is being dusted.'],
    ['our own', {}, 'Failed to load stories.'],
  ])('is told in words of %s, and can be tried again (EX-11, EX-12)', async (_, body, words) => {
    const { user, network } = open({ [page(1)]: () => json(body, 500) })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Error')).toBeTruthy()
    expect(alert.getByText(words)).toBeTruthy()
    expect(screen.getByText('Page 1 of 1 (0 stories)')).toBeTruthy()
    network.answer(page(1), stories([boat]))
    await user.click(button('Try again'))
    expect(await screen.findByRole('article')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  })

  test('clears what it showed before, and shows it no more while it is tried again (EX-13)', async () => {
    const { user, network } = open({ [page(1)]: stories([boat], 2, 13), [page(2)]: stories([lamb], 2, 13) })
    await screen.findByRole('article')
    await user.click(button('Next'))
    await screen.findByRole('link', { name: lamb.title })
    network.answer(page(1), () => json({}, 500))
    await user.click(button('Previous'))
    await screen.findByRole('alert')
    expect(shown()).toEqual([])
    network.answer(page(1), () => new Promise(() => {}))
    await user.click(button('Try again'))
    expect(screen.getByText('Loading stories...')).toBeTruthy()
    expect(shown()).toEqual([])
  })

  test('leaves no book of the page before, and the ways on open (EX-13)', async () => {
    const { user } = open({ [page(1)]: stories([boat], 3, 30), [page(2)]: () => json({}, 500) })
    await screen.findByRole('article')
    await user.click(button('Next'))
    await screen.findByRole('alert')
    expect(screen.queryByRole('article')).toBeNull()
    expect(screen.getByText('Page 2 of 3 (30 stories)')).toBeTruthy()
    expect(button('Next').disabled).toBe(false)
    expect(button('Previous').disabled).toBe(false)
  })
})
