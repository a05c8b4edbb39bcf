import type { PublicStory } from '@faith-fables/contract'
import { screen, waitFor, within } from '@testing-library/react'
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

describe('the shelf', () => {
  test('shows a visitor the public books, with what they are about', async () => {
    open({ [page(1)]: stories([boat, lamb]) })
    const [book] = await screen.findAllByRole('article')
    const shown = within(book as HTMLElement)
    expect(shown.getByRole('link', { name: boat.title }).getAttribute('href')).toBe('/story/s-boat')
    expect(shown.getByText('Public')).toBeTruthy()
    expect(shown.getByText('Trust is bigger than the waves.')).toBeTruthy()
    expect(shown.queryByRole('button')).toBeNull()
    expect(screen.getByText('Page 1 of 1 (2 stories)')).toBeTruthy()
    expect(button('Previous').disabled).toBe(true)
    expect(button('Next').disabled).toBe(true)
  })

  test('lets the owner delete a story of their own', async () => {
    leaveSignInMark()
    const own = ruthsPublicStory()
    const hiding = 'PATCH /api/stories/published/s-boat/hide'
    const { user, network } = open({
      ...signedInAnswers,
      [page(1)]: stories([own, lamb]),
      [hiding]: () => json({}),
    })
    await screen.findAllByRole('article')
    expect(screen.getAllByRole('button', { name: /^Delete/ })).toHaveLength(1)
    await user.click(button(`Delete ${own.title}`))
    network.answer(page(1), stories([lamb]))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(network.sent(hiding)).toHaveLength(1)
  })

  test('that is empty says so', async () => {
    open({ [page(1)]: stories([], 0) })
    expect(await screen.findByText('No public stories found yet.')).toBeTruthy()
    expect(screen.getByText('Page 1 of 1 (0 stories)')).toBeTruthy()
  })
})

describe('turning the page', () => {
  test('asks for the next page and keeps what is looked for', async () => {
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
    expect(place()).toBe('/explore?page=2')
    expect(screen.getByText('Page 2 of 2 (13 stories)')).toBeTruthy()
    expect(button('Next').disabled).toBe(true)

    await user.click(button('Previous'))
    await screen.findByText('No public stories match your search criteria.')
    expect(network.sent(page(1))).toHaveLength(2)
  })

  test('rests while a page loads', async () => {
    open({ [page(2)]: () => new Promise(() => {}) }, '/explore?page=2')
    expect(await screen.findByText('Loading stories...')).toBeTruthy()
    expect(button('Previous').disabled).toBe(true)
    expect(button('Next').disabled).toBe(true)
  })

  test('never goes beyond the last page', async () => {
    open({ [page(9)]: stories([], 1, 1), [page(1)]: stories([boat]) }, '/explore?page=9')
    expect(await screen.findByRole('article')).toBeTruthy()
    expect(screen.getByText('Page 1 of 1 (1 stories)')).toBeTruthy()
  })
})

describe('a page that cannot be loaded', () => {
  test.each([
    ['the server', { message: 'The shelf is being dusted.' }, 'The shelf is being dusted.'],
    ['our own', {}, 'Failed to load stories.'],
  ])('is told in words of %s, and can be tried again', async (_, body, words) => {
    const { user, network } = open({ [page(1)]: () => json(body, 500) })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Error')).toBeTruthy()
    expect(alert.getByText(words)).toBeTruthy()
    expect(screen.getByText('Page 1 of 1 (0 stories)')).toBeTruthy()
    network.answer(page(1), stories([boat]))
    await user.click(button('Try again'))
    expect(await screen.findByRole('article')).toBeTruthy()
  })

  test('leaves no book of the page before, and the ways on open', async () => {
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
