import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
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

test('the buttons turn pages, and rest at the two ends of the book (RD-14)', async () => {
  const { user } = await openReader()
  expect([previous().disabled, next().disabled]).toEqual([true, false])
  await user.click(next())
  expect([previous().disabled, next().disabled]).toEqual([false, false])
  await user.click(next())
  expect([previous().disabled, next().disabled]).toEqual([false, true])
  await user.click(previous())
  expect(screen.getByText('Text of page 2.')).toBeTruthy()
})

test('pages come in their order, whatever the order is that they arrive in (RD-03)', async () => {
  expect(seedling.keyMoments.map(({ index }) => index)).toEqual([2, 0, 1])
  const { user } = await openReader()
  const texts = [1, 2, 3].map((page) => `Text of page ${page}.`)
  for (const text of texts) {
    expect(screen.getByText(text)).toBeTruthy()
    await user.keyboard('{ArrowRight}')
  }
})

test('a page has its picture and its text, and no other text (RD-04)', async () => {
  const { user } = await openReader()
  await user.click(next())
  expect(screen.getByRole('img', { name: 'Picture of page 2.' })).toBeTruthy()
  expect(screen.getByText('Text of page 2.')).toBeTruthy()
  expect(screen.queryByText('Text of page 1.')).toBeNull()
})

test('the reader says which page it is, in words and by a bar (RD-05, RD-06)', async () => {
  const { user } = await openReader()
  expect(screen.getByText('page 1 of 3')).toBeTruthy()
  expect(progress()).toBe('33')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByText('page 3 of 3')).toBeTruthy()
  expect(progress()).toBe('100')
})

test('the arrow keys turn pages and do nothing at the ends (RD-15)', async () => {
  const { user } = await openReader()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByText('page 1 of 3')).toBeTruthy()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(screen.getByText('page 3 of 3')).toBeTruthy()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByText('Text of page 2.')).toBeTruthy()
})

test('a page that begins with a quotation mark has a large letter, and its first word stays whole', async () => {
  const spoken = `“It is only a seed,” said Ben, and he put it down ${'where the sun would find it '.repeat(3)}.`
  const keyMoments = seedling.keyMoments.map((page) => ({ ...page, textSnippet: spoken }))
  openStory({ [publicCall]: () => json({ ...seedling, keyMoments }) })
  const paragraph = await screen.findByText(/It is only a seed/)
  expect(paragraph.className).toBe('drop-cap')
  expect(paragraph.textContent).toBe(spoken)
  expect([...paragraph.childNodes].map(({ textContent }) => textContent?.slice(0, 5))).toEqual(['“', 'It is'])
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

test('the size of the text is chosen from a menu and kept on the device (RD-07)', async () => {
  const { user } = await openReader()
  await user.click(screen.getByRole('button', { name: 'Text size: Medium' }))
  const sizes = await screen.findAllByRole('menuitemradio')
  expect(sizes.map(({ textContent }) => textContent)).toEqual([
    'Small',
    'Medium',
    'Large',
    'Very large',
    'Letters of the book',
    'Letters for dyslexia',
  ])
  await user.keyboard('{ArrowRight}')
  expect(screen.getByText('page 1 of 3')).toBeTruthy()
  await user.click(screen.getByRole('menuitemradio', { name: 'Large' }))
  expect(await screen.findByRole('button', { name: 'Text size: Large' })).toBeTruthy()
  expect(localStorage.getItem('faith-fables.text-size')).toBe('"Large"')
})

const layoutButton = (layout: string) => screen.queryByRole('button', { name: `${layout} layout` })

test('the layout follows the width of the window until one is chosen (RD-09, RD-10)', async () => {
  const { user, resize } = await openReader({ width: 767 })
  expect(layoutButton('Horizontal')).toBeTruthy()
  act(() => resize(768))
  expect(layoutButton('Vertical')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Vertical layout' }))
  act(() => resize(600))
  act(() => resize(1280))
  expect(layoutButton('Horizontal')).toBeTruthy()
})

test('much text begins below its picture and goes on across the gutter, and is there once', async () => {
  const much = `Text of page 1.\n${'Ruth walked on and on. '.repeat(40)}`
  const keyMoments = seedling.keyMoments.map((moment) =>
    moment.index === 0 ? { ...moment, textSnippet: much } : moment,
  )
  const { user } = await openReader({}, { ...seedling, keyMoments })
  const flow = screen.getByText('Text of page 1.').closest('.leaf-columns')
  expect(flow?.contains(screen.getByRole('img', { name: 'Picture of page 1.' }))).toBe(true)

  await user.click(next())
  expect(screen.getByText('Text of page 2.').closest('.leaf-columns')).toBeNull()
})

test('a failure of full screen is an alert on the page (RD-12)', async () => {
  const refuse = () => Promise.reject(new Error('Permissions check failed'))
  Object.assign(document.documentElement, { requestFullscreen: refuse })
  const { user } = await openReader()
  await user.click(screen.getByRole('button', { name: 'Full screen' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Full screen is not available: Permissions check failed')
  await user.keyboard('{ArrowRight}')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('closing a story that was opened from elsewhere leads to the public ones (RD-13)', async () => {
  const { user, place, network } = await openReader()
  network.answer('GET /api/public-stories/explore?page=1&limit=12', () =>
    json({ stories: [], totalPages: 0, totalStories: 0 }),
  )
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(place()).toBe('/explore'))
  await screen.findByText('No public stories found yet.')
})

test('sharing says what it has done', async () => {
  const { user } = await openReader()
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(await screen.findByText('Link copied.')).toBeTruthy()
})

test('the title heads the story and names the tab; Back to Library leads to the library (RD-01, RD-02)', async () => {
  await openReader()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(seedling.title)
  await waitFor(() => expect(document.title).toBe(`${seedling.title} · Faith Fables`))
  expect(screen.getByRole('link', { name: 'Back to Library' }).getAttribute('href')).toBe('/library')
})

test('a page is shown by whichever names its picture and text have (EN-30)', async () => {
  const [{ alt = '' } = {}] = seedling.keyMoments
  const keyMoments = [{ index: 0, imageUrl: '/media/other.webp', text: 'Text of page 1.', alt }]
  await openReader({}, { ...seedling, keyMoments })
  expect(screen.getByText('page 1 of 1')).toBeTruthy()
  expect(screen.getByRole('img', { name: alt }).getAttribute('src')).toBe('/media/other.webp')
})

test('a story is opened where one had stopped, and can be started again', async () => {
  const first = await openReader()
  await first.user.click(next())
  cleanup()

  const { user } = openStory()
  expect(await screen.findByText('page 2 of 3')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Start again' }))
  expect(screen.getByText('page 1 of 3')).toBeTruthy()
  expect(screen.queryByText('You were here.')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'page 1 of 3' }))
})

test('the offer to start again goes with the next page, and hands its focus to it', async () => {
  localStorage.setItem('faith-fables.bookmarks', '[{"storyId":"s1","leafNumber":1}]')
  const { user } = openStory({}, {})
  const offer = await screen.findByRole('button', { name: 'Start again' })
  offer.focus()
  await user.keyboard('{ArrowLeft}')
  expect(screen.queryByText('You were here.')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'page 1 of 3' }))
})

test('a story read to its end begins anew the next time', async () => {
  const first = await openReader()
  await first.user.keyboard('{ArrowRight}{ArrowRight}')
  cleanup()
  await openReader()
  expect(screen.getByText('page 1 of 3')).toBeTruthy()
})

test('the last page ends the story', async () => {
  const { user } = await openReader()
  expect(screen.queryByText('The End')).toBeNull()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByText('The End')).toBeTruthy()
})

/** Leads a finger over the page from the middle of the window to this many pixels aside. */
function drag(across: number, along = 0, pointerType = 'touch') {
  const page = screen.getByRole('article')
  const at = (type: string, step: number) =>
    fireEvent(
      page,
      new PointerEvent(type, {
        bubbles: true,
        isPrimary: true,
        pointerType,
        clientX: 400 + across * step,
        clientY: 300 + along * step,
      }),
    )
  at('pointerdown', 0)
  at('pointermove', 0.5)
  at('pointermove', 1)
  at('pointerup', 1)
}

test('a finger turns the page; a scrolling one and a mouse that marks words do not', async () => {
  await openReader()
  drag(-120)
  expect(screen.getByText('page 2 of 3')).toBeTruthy()
  drag(-20, -200)
  drag(-120, 0, 'mouse')
  expect(screen.getByText('page 2 of 3')).toBeTruthy()
  drag(120)
  expect(screen.getByText('page 1 of 3')).toBeTruthy()
  drag(120)
  expect(screen.getByText('page 1 of 3')).toBeTruthy()
})

test('the pictures around the open page are fetched before one turns to them', async () => {
  const { user } = await openReader()
  const waiting = () =>
    [...document.querySelectorAll('img[hidden]')].map((image) => image.getAttribute('src'))
  await waitFor(() => expect(waiting()).toEqual(['/media/1.webp', '/media/2.webp']))
  await user.click(next())
  expect(waiting()).toEqual(['/media/2.webp', '/media/0.webp'])
})
