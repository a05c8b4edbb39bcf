import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { draftItem, publicStory, publishedItem } from '../../testing/stories.ts'
import { StoryBook, type StoryBookProps } from './story-book.tsx'

function show(props: Omit<StoryBookProps, 'to'>) {
  render(
    <MemoryRouter>
      <StoryBook to="/there" {...props} />
    </MemoryRouter>,
  )
  return screen.getByRole('article')
}

const placeholder = (book: HTMLElement) => book.querySelector('.book-no-picture')

test('a story without a picture has a placeholder (SC-01)', () => {
  expect(placeholder(show({ story: publishedItem() }))).toBeTruthy()
})

test('a lost picture gives way to the placeholder (SC-01)', () => {
  const book = show({ story: publishedItem({ imageUrl: '/media/lost.webp' }) })
  expect(placeholder(book)).toBeNull()
  fireEvent.error(book.querySelector('img') as HTMLImageElement)
  expect(placeholder(book)).toBeTruthy()
})

test('a book in another language says so in that language (LN-05)', () => {
  show({ story: publishedItem({ title: 'El pájaro', language: 'es' }) })
  expect(screen.getByText('Español').getAttribute('lang')).toBe('es')
  expect(screen.getByRole('heading', { name: 'El pájaro' }).getAttribute('lang')).toBe('es')
})

test('a book in English says nothing of its language (LN-05)', () => {
  const book = show({ story: publishedItem() })
  expect(book.querySelector('.book-language')).toBeNull()
})

test('the book of a draft says its status, and Continue (SC-02, SC-04)', () => {
  show({ story: draftItem(), isOwner: true, draftStatus: 'Ready for your review' })
  expect(screen.getByText('Ready for your review')).toBeTruthy()
  expect(screen.queryByText('Private')).toBeNull()
  const action = screen.getByText('Continue')
  expect(action.getAttribute('href')).toBe('/there')
  expect(screen.queryByText('View')).toBeNull()
})

test.each([
  ['public', true, ['Public', 'Featured']],
  ['public', false, ['Public']],
  ['pending', false, []],
  ['private', false, []],
] as const)(
  'others see of a %s story (featured: %s) the badges %j (SC-09, SC-10)',
  (visibility, isFeatured, badges) => {
    const book = show({ story: publicStory({ visibility, isFeatured }) })
    const ribbons = [...book.querySelectorAll('.ribbon')].map((ribbon) => ribbon.textContent)
    expect(ribbons).toEqual(badges)
  },
)
