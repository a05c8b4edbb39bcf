import type { PublicStory } from '@faith-fables/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeNetwork, json, signedOutAnswers } from '../../testing/fake-network.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { publicStory } from '../../testing/stories.ts'
import './explore-screen.tsx'

const explore = (query = '') => `GET /api/public-stories/explore?page=1&limit=12${query}`
const choicesCall = (query = '') => `GET /api/public-stories/choices${query}`
const stories = (list: PublicStory[], totalPages = 1) => {
  return () => json({ stories: list, totalPages, totalStories: list.length })
}
const boat = publicStory()
const lamb = publicStory({ id: 's-lamb', title: 'Good Night, Lamb' })
const choices = () =>
  json({
    books: [{ value: 'Joshua', stories: 3 }],
    values: [{ value: 'Courage', stories: 2 }],
    ages: [{ value: 'Toddlers', stories: 2 }],
    pages: [{ value: '5', stories: 2 }],
    styles: [{ value: 'Crayon', stories: 1 }],
  })

function open(answers: Parameters<typeof fakeNetwork>[0], address = '/explore') {
  const network = fakeNetwork({ ...signedOutAnswers, ...answers })
  return { network, ...renderApp(address) }
}

test('the whole library is looked through by words, and the search stands in the address', async () => {
  const { user, network, place } = open({
    [explore()]: stories([boat, lamb], 4),
    [choicesCall()]: choices,
    [explore('&words=storm')]: stories([lamb]),
    [choicesCall('?words=storm')]: choices,
  })
  await screen.findAllByRole('article')
  expect(network.sent(choicesCall())).toEqual([])
  await user.click(screen.getByText('Find in the whole library'))
  await user.type(await screen.findByLabelText('Words'), 'storm{Enter}')

  expect(await screen.findByText('Page 1 of 1 (1 stories)')).toBeTruthy()
  expect(place()).toBe('/explore?library-words=storm')
  expect(screen.getAllByRole('article')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: /Look without Words: storm/ }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  expect(place()).toBe('/explore')
})

test('each choice says how many stories it leaves, and is asked for when it is chosen', async () => {
  const { user, place } = open({
    [explore()]: stories([boat, lamb]),
    [choicesCall()]: choices,
    [explore('&verse=Joshua')]: stories([boat]),
    [choicesCall('?verse=Joshua')]: choices,
  })
  await user.click(await screen.findByText('Find in the whole library'))
  const bible = await screen.findByRole('option', { name: 'Joshua (3)' })
  await user.selectOptions(bible.closest('select') as HTMLSelectElement, 'Joshua (3)')

  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  expect(place()).toBe('/explore?library-verse=Joshua')
})

test('a search that was sent opens as it was, and what nobody can choose in it is passed over', async () => {
  const sought = '&value=Courage&age=Toddlers'
  open(
    { [explore(sought)]: stories([]), [choicesCall('?value=Courage&age=Toddlers')]: choices },
    '/explore?library-value=Courage&library-age=Toddlers&library-pages=many',
  )
  expect(await screen.findByText('No public stories with value “Courage”, age “Toddlers”.')).toBeTruthy()
  const wishes = within(screen.getByRole('list', { name: 'What is looked for' }))
  expect(wishes.getAllByRole('button')).toHaveLength(3)
  expect(await screen.findByRole('option', { name: 'Courage (2)' })).toHaveProperty('selected', true)
})

test('what this page does not hold is looked for on all of them by one button', async () => {
  const { user, place } = open({
    [explore()]: stories([boat], 4),
    [explore('&words=lamb')]: stories([lamb]),
    [choicesCall('?words=lamb')]: choices,
  })
  await screen.findByRole('article')
  await user.type(screen.getByRole('searchbox'), 'lamb')
  await user.click(await screen.findByRole('button', { name: 'Look through all pages' }))
  expect(await screen.findByRole('link', { name: lamb.title })).toBeTruthy()
  expect(place()).toBe('/explore?library-words=lamb')
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
})
