import { beforeEach, expect, test, vi } from 'vitest'
import { shareStory } from './share-story.ts'

const story = { id: 's1', title: 'Half a Kite', visibility: 'public', isFeatured: true } as const
const url = 'http://localhost:3000/story/s1'
const copy = vi.fn()

beforeEach(() => {
  copy.mockReset().mockResolvedValue(undefined)
  stubDevice({})
})

function stubDevice(abilities: object) {
  vi.stubGlobal('navigator', { clipboard: { writeText: copy }, ...abilities })
}

test('where the device cannot share, the link is copied', async () => {
  expect(await shareStory(story)).toEqual({ message: 'Link copied.', tone: 'good' })
  expect(copy).toHaveBeenCalledWith(url)
})

test('for a public story it is said that others need to sign in', async () => {
  expect(await shareStory({ ...story, isFeatured: false })).toMatchObject({
    message: 'Link copied.',
    detail: 'Whoever opens it needs to be signed in.',
  })
})

test.each([
  [
    'private',
    'The link would open for nobody else. In My Library you can ask for the story to become public.',
  ],
  ['pending', 'The link will open for others once your request has been approved.'],
] as const)('a %s story is not shared: nobody else could open it', async (visibility, detail) => {
  const share = vi.fn()
  stubDevice({ share })
  const news = await shareStory({ ...story, isFeatured: false, visibility })
  expect(news).toEqual({ message: 'Only you can read this story.', detail, tone: 'refusal' })
  expect([share.mock.calls, copy.mock.calls]).toEqual([[], []])
})

test('the device’s own sharing says it all; closing it says nothing', async () => {
  const share = vi.fn().mockResolvedValue(undefined)
  stubDevice({ share })
  expect(await shareStory(story)).toBeNull()
  expect(share).toHaveBeenCalledWith({ title: 'Half a Kite', url })
  share.mockRejectedValue(new DOMException('', 'AbortError'))
  expect(await shareStory({ ...story, isFeatured: false })).toBeNull()
})

test('a link that cannot be copied is shown', async () => {
  copy.mockRejectedValue(new Error('Document is not focused.'))
  expect(await shareStory(story)).toEqual({
    message: 'The link could not be copied. It is:',
    detail: url,
    tone: 'refusal',
  })
})
