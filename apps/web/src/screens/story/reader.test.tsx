import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { json } from '../../testing/fake-network.ts'
import { openStory, publicCall, seedling } from '../../testing/open-story.tsx'

const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' })
const previous = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Previous page' })
const progress = () => screen.getByRole('progressbar', { name: 'Reading progress' }).ariaValueNow

async function openReader(options: Parameters<typeof openStory>[1] = {}, story: object = seedling) {
  const opened = openStory({ [publicCall]: () => json(story) }, options)
  await screen.findByText('Text of page 1.')
  return opened
}

test('pages are turned in their order with the buttons, and the book has two ends', async () => {
  const { user } = await openReader()
  expect(screen.getByRole('img', { name: 'Picture of page 1.' })).toBeTruthy()
  expect(screen.getByText('page 1 of 3')).toBeTruthy()
  expect([previous().disabled, next().disabled, progress()]).toEqual([true, false, '33'])

  await user.click(next())
  expect(screen.getByText('Text of page 2.')).toBeTruthy()
  expect(screen.queryByText('Text of page 1.')).toBeNull()
  await user.click(next())
  expect(screen.getByText('page 3 of 3')).toBeTruthy()
  expect([previous().disabled, next().disabled, progress()]).toEqual([false, true, '100'])

  await user.click(previous())
  expect(screen.getByText('Text of page 2.')).toBeTruthy()
})

test('the arrow keys turn pages and do nothing at the ends', async () => {
  const { user } = await openReader()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByText('page 1 of 3')).toBeTruthy()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(screen.getByText('page 3 of 3')).toBeTruthy()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByText('Text of page 2.')).toBeTruthy()
})

test('after the last page there is something to talk about, and a verse with gaps', async () => {
  const companion = {
    talk: ['Why did Ben stop?'],
    prayer: 'Amen.',
    remember: '"Be kind to all." (Ephesians 4:32)',
  }
  const { user } = await openReader({}, { ...seedling, companion })
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await user.click(screen.getByRole('button', { name: 'Talk, pray, remember' }))

  expect(screen.getByText('Why did Ben stop?')).toBeTruthy()
  expect(screen.getByText('page 3 of 3')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'After the story' }))
  await user.click(screen.getByRole('button', { name: 'Show the missing word' }))
  expect(screen.getByRole('button', { name: 'kind' })).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Read it again' }))
  expect(screen.getByText('Text of page 1.')).toBeTruthy()
})

test('the size of the text is chosen from a menu and kept on the device', async () => {
  const { user } = await openReader()
  await user.click(screen.getByRole('button', { name: 'Text size: Medium' }))
  const sizes = await screen.findAllByRole('menuitemradio')
  expect(sizes.map(({ textContent }) => textContent)).toEqual(['Small', 'Medium', 'Large'])
  await user.keyboard('{ArrowRight}')
  expect(screen.getByText('page 1 of 3')).toBeTruthy()
  await user.click(screen.getByRole('menuitemradio', { name: 'Large' }))
  expect(await screen.findByRole('button', { name: 'Text size: Large' })).toBeTruthy()
  expect(localStorage.getItem('faith-fables.text-size')).toBe('"Large"')
})

const layoutButton = (layout: string) => screen.queryByRole('button', { name: `${layout} layout` })

test('the layout follows the width of the window until one is chosen', async () => {
  const { user, resize } = await openReader({ width: 767 })
  expect(layoutButton('Horizontal')).toBeTruthy()
  act(() => resize(768))
  expect(layoutButton('Vertical')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Vertical layout' }))
  act(() => resize(600))
  act(() => resize(1280))
  expect(layoutButton('Horizontal')).toBeTruthy()
})

test('a failure of full screen is an alert on the page', async () => {
  const refuse = () => Promise.reject(new Error('Permissions check failed'))
  Object.assign(document.documentElement, { requestFullscreen: refuse })
  const { user } = await openReader()
  await user.click(screen.getByRole('button', { name: 'Full screen' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Full screen is not available: Permissions check failed')
})

test('closing a story that was opened from elsewhere leads to the public ones', async () => {
  const { user, place, network } = await openReader()
  network.answer('GET /api/public-stories/explore?page=1&limit=12', () =>
    json({ stories: [], totalPages: 0, totalStories: 0 }),
  )
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(place()).toBe('/explore'))
  await screen.findByText('No public stories found yet.')
})

test('where the device cannot share, the link is copied', async () => {
  const { user } = await openReader()
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(await screen.findByText('Link copied.')).toBeTruthy()
  expect(copied).toHaveBeenCalledWith('http://localhost:3000/story/s1')
})
