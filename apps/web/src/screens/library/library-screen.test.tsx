import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json } from '../../testing/fake-network.ts'
import { libraryCall, openLibrary, titles } from '../../testing/open-library.tsx'
import { draftItem, publishedItem } from '../../testing/stories.ts'

const lamb = publishedItem({ id: 's-lamb', title: 'Good Night, Lamb', ageGroup: 'Toddlers' })

test('both kinds of stories are tabs of the address, by mouse and by keyboard (LP-01, LG-02)', async () => {
  const { user, place } = openLibrary([])
  const tabs = await screen.findAllByRole('tab')
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
    ['Published Stories', 'true'],
    ['In Progress', 'false'],
  ])
  await user.click(screen.getByRole('tab', { name: 'In Progress' }))
  expect(screen.getByText('No stories in progress.')).toBeTruthy()
  expect(place()).toBe('/library?tab=in-progress')
  await user.keyboard('{ArrowLeft}{Enter}')
  expect(screen.getByRole('tab', { name: 'Published Stories', selected: true })).toBeTruthy()
  expect(place()).toBe('/library')
})

test('a new story begins one step away (LP-02)', async () => {
  openLibrary([publishedItem()])
  const link = await screen.findByRole('link', { name: 'Create New Story' })
  expect(link.getAttribute('href')).toBe('/create')
  await waitFor(() => expect(document.title).toBe('My Library · Faith Fables'))
})

test('the published ones have a search box and a button for each age (LP-04, LP-05)', async () => {
  openLibrary([publishedItem()])
  const box = await screen.findByRole('searchbox')
  expect(box.getAttribute('placeholder')).toBe('Search by title, moral message, or bible verse...')
  const ages = within(screen.getByRole('group', { name: 'Age group' })).getAllByRole('button')
  expect(ages.map((button) => button.textContent)).toEqual([
    'All Ages',
    'Toddlers',
    'Early Readers',
    'Middle Childhood',
    'Pre-Teens',
  ])
})

/** A private story, one that was asked to become public, and one that is. */
async function threeBooks() {
  openLibrary([
    publishedItem({ imageUrl: '/media/boat.webp' }),
    publishedItem({ id: 's2', title: 'Asked', visibility: 'pending' }),
    publishedItem({ id: 's3', title: 'Open', visibility: 'public', isFeatured: true }),
  ])
  return await screen.findAllByRole('article')
}

test('published stories stand as books with cover, age and day (EN-25, SC-03)', async () => {
  const [book] = await threeBooks()
  const own = within(book ?? document.body)
  expect(own.getByText('Early Readers')).toBeTruthy()
  expect(own.getByText('Nov 18, 2026')).toBeTruthy()
  expect(book?.querySelector('img')?.getAttribute('src')).toBe('/media/boat.webp')
})

test('a book says who may read it (EN-26, SC-02)', async () => {
  const [own, asked, open] = (await threeBooks()).map((book) => within(book))
  expect(own?.getByText('Private')).toBeTruthy()
  expect(asked?.getByText('Pending')).toBeTruthy()
  expect(open?.getByText('Public')).toBeTruthy()
  expect(open?.getByText('Featured')).toBeTruthy()
})

test('a book is opened and deleted by its owner (SC-04, SC-05)', async () => {
  const [own] = (await threeBooks()).map((book) => within(book))
  expect(own?.getByText('View').getAttribute('href')).toBe('/story/s-boat')
  expect(own?.getByRole('button', { name: 'Delete The Boat That Was Not Afraid' })).toBeTruthy()
})

test('only a private book can ask to become public (SC-06, SC-07)', async () => {
  const [own, asked, open] = (await threeBooks()).map((book) => within(book))
  expect(own?.getByRole('button', { name: /Request public/ })).toBeTruthy()
  expect(asked?.queryByRole('button', { name: /Request public/ })).toBeNull()
  expect(open?.queryByRole('button', { name: /Request public/ })).toBeNull()
})

test('published stories are found by words and age, and all of them shown again', async () => {
  const { user, network } = openLibrary([publishedItem(), lamb])
  await screen.findAllByRole('article')
  await user.type(screen.getByRole('searchbox'), 'lamb')
  expect(titles()).toEqual(['Good Night, Lamb'])
  expect(screen.getByText('Showing 1 of 2 stories.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Early Readers' }))
  expect(screen.getByText('No published stories match your search criteria.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show all stories' }))
  expect(titles()).toHaveLength(2)
  expect(network.sent(libraryCall)).toHaveLength(1)
})

test('what is looked for stays when the tab changes and stands in the address', async () => {
  const { user, place } = openLibrary([publishedItem(), lamb], '/library?search=LAMB')
  await screen.findByRole('article')
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'LAMB')
  expect(titles()).toEqual(['Good Night, Lamb'])
  await user.click(screen.getByRole('tab', { name: 'In Progress' }))
  await user.click(screen.getByRole('tab', { name: 'Published Stories' }))
  expect(titles()).toEqual(['Good Night, Lamb'])
  await user.click(screen.getByRole('button', { name: 'Toddlers' }))
  expect(place()).toBe('/library?search=LAMB&age=Toddlers')
  await user.click(screen.getByRole('link', { name: 'My Library' }))
  expect(titles()).toHaveLength(2)
})

test('an empty shelf invites the first story (LP-07, LP-08)', async () => {
  openLibrary([draftItem()])
  await screen.findByText('No published stories yet.')
  const link = screen.getByRole('link', { name: 'Create Your First Story' })
  expect(link.getAttribute('href')).toBe('/create')
  // Where there is nothing to find, nothing asks what to look for.
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.queryByRole('group', { name: /age/i })).toBeNull()
})

test('a library that cannot be loaded says why, and can be tried again (LP-09, ER-12)', async () => {
  const { user, network } = openLibrary([], '/library', { [libraryCall]: () => json({}, 500) })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Failed to load your library.')
  expect(alert.textContent).toContain('Failed to fetch library stories')
  network.answer(libraryCall, () => json([publishedItem()]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  // The button that had the focus is gone.
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
})

test('while the library loads its tabs and blank books stand already', async () => {
  openLibrary([], '/library', { [libraryCall]: () => new Promise(() => {}) })
  expect(await screen.findByText('Loading your library...')).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Published Stories', selected: true })).toBeTruthy()
  expect(screen.queryByText('No published stories yet.')).toBeNull()
})
