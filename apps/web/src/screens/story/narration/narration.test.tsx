import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { json, noAnswer, ordinaryConfig, ruth } from '../../../testing/fake-network.ts'
import { fakeSpeech } from '../../../testing/fake-speech.ts'
import { openStory, parentsFirstCall, seedling } from '../../../testing/open-story.tsx'

/** The sound that plays, of which the test decides how far it is. */
let audio: FakeAudio
class FakeAudio extends EventTarget {
  src = ''
  currentTime = 0
  duration = 10
  playbackRate = 1
  defaultPlaybackRate = 1
  preservesPitch = false
  isPlaying = false
  constructor() {
    super()
    audio = this
  }
  load() {}
  async play() {
    this.isPlaying = true
  }
  pause() {
    this.isPlaying = false
  }
}

let sounds = 0
beforeEach(() => {
  sounds = 0
  vi.stubGlobal('Audio', FakeAudio)
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++sounds}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const texts = ['“Help?” said Ben. He ran home.', 'It was night.', 'The end came.']
const pages = [1, 2, 3].map((page) => ({ page, url: `/media/sound/${page}.mp3`, milliseconds: 10_000 }))
const own = {
  ...seedling,
  userId: ruth.id,
  keyMoments: seedling.keyMoments
    .toSorted((one, other) => one.index - other.index)
    .map((page, place) => ({ ...page, textSnippet: texts[place] ?? '' })),
}
const sound = () => new Response('sound')
const narrated = {
  [parentsFirstCall]: () => json({ ...own, narration: { pages } }),
  ...Object.fromEntries(pages.map(({ url }) => [`GET ${url}`, sound])),
}
const offers = { 'GET /api/config': () => json({ ...ordinaryConfig, narration: true }) }
const stateCall = `GET /api/stories/s1/narration`
const orderCall = `POST /api/stories/s1/narration`
const none = { state: 'none', pagesDone: 0, pages: 3, price: 20, sentTo: 'OpenAI' }

const playing = async (source: string) =>
  await waitFor(() => expect([audio?.src, audio?.isPlaying]).toEqual([source, true]))
const hear = (seconds: number) =>
  act(() => {
    audio.currentTime = seconds
    audio.dispatchEvent(new Event('timeupdate'))
  })
const endPage = () => act(() => void audio.dispatchEvent(new Event('ended')))

async function openAndListen(answers: Parameters<typeof openStory>[0] = narrated) {
  const opened = openStory(answers, { as: 'ruth' })
  await opened.user.click(await screen.findByRole('button', { name: 'Listen' }))
  return opened
}

test('a narrated book plays its pages one after the other, and stops at its end (NA-08)', async () => {
  await openAndListen()
  await playing('blob:1')
  expect(screen.getByText('Reading to you')).toBeTruthy()
  endPage()
  await waitFor(() => expect(screen.getByText('page 2 of 3')).toBeTruthy())
  await playing('blob:2')
  endPage()
  await playing('blob:3')
  endPage()
  expect(screen.queryByRole('region', { name: 'Listening' })).toBeNull()
  expect(audio.isPlaying).toBe(false)
})

test('a pause goes on with the sentence that was heard, in the speed that is chosen (NA-08)', async () => {
  const { user } = await openAndListen()
  await playing('blob:1')
  hear(8)
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  expect(audio.isPlaying).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Go on reading' }))
  await playing('blob:1')
  expect(audio.currentTime).toBeGreaterThan(4)
  expect(audio.currentTime).toBeLessThan(8)
  await user.click(screen.getByRole('button', { name: /^Speed/ }))
  await user.click(screen.getByRole('menuitemradio', { name: 'Fast' }))
  await waitFor(() => expect(audio.playbackRate).toBe(1.2))
})

test('a sleep timer lets the sentence end and then stops (NA-08)', async () => {
  const { user } = await openAndListen()
  await playing('blob:1')
  await user.click(screen.getByRole('button', { name: /^Sleep timer/ }))
  await user.click(screen.getByRole('menuitemradio', { name: '5 minutes' }))
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000)
  hear(1)
  expect(audio.isPlaying).toBe(true)
  hear(8)
  expect(screen.queryByRole('region', { name: 'Listening' })).toBeNull()
  expect(audio.isPlaying).toBe(false)
})

test('where the sound cannot be loaded the device reads on, and without a voice says so (NA-09)', async () => {
  await openAndListen({ ...narrated, 'GET /media/sound/1.mp3': noAnswer })
  expect(await screen.findByText('This device has no voice to read with.')).toBeTruthy()
})

test('the voice of the device reads on where the sound is lost (NA-09)', async () => {
  const spoken: string[] = []
  fakeSpeech(
    class {
      constructor(text: string) {
        spoken.push(text)
      }
    },
  )
  await openAndListen({ ...narrated, 'GET /media/sound/1.mp3': () => new Response('', { status: 404 }) })
  await waitFor(() => expect(spoken).toEqual(['“Help?” said Ben.']))
})

test('a parent reads the price and who is sent the names, orders, and sees it being made (NA-02)', async () => {
  let state: object = none
  const { user, network } = openStory(
    {
      ...offers,
      [parentsFirstCall]: () => json(own),
      [stateCall]: () => json(state),
      [orderCall]: () => json({ ...none, state: 'making', pagesDone: 1 }, 202),
    },
    { as: 'ruth' },
  )
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Narration' }))
  expect(
    await screen.findByText(
      'To be spoken, the words of the story are sent to OpenAI as they stand, with the names in them.',
    ),
  ).toBeTruthy()
  expect(screen.getByText(/It costs 20 tokens; you have 240\./)).toBeTruthy()
  state = { ...none, state: 'ready', pagesDone: 3 }
  network.answer(parentsFirstCall, () => json({ ...own, narration: { pages } }))
  await user.click(screen.getByRole('button', { name: 'Narrate for 20 tokens' }))
  expect(await screen.findByText(/1 of 3 pages are done/)).toBeTruthy()
  expect(network.sent(orderCall)).toHaveLength(1)
  expect(await screen.findByText('This book is narrated.')).toBeTruthy()
})

test.each([
  ['failed', { ...none, state: 'failed' }, 'The book could not be narrated.'],
  ['without a price', { ...none, price: null }, 'Narrations have no price just now. Please try again later.'],
  ['too dear', { ...none, price: 999 }, /you have 240/],
])('a narration that is %s says so', async (_, state, words) => {
  const { user } = openStory(
    { ...offers, [parentsFirstCall]: () => json(own), [stateCall]: () => json(state) },
    { as: 'ruth' },
  )
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Narration' }))
  expect(await screen.findByText(words)).toBeTruthy()
  if (_ === 'too dear') expect(screen.getByRole('link', { name: 'Get Tokens' })).toBeTruthy()
})

test('nobody else is offered it, nor where no speech model is set', async () => {
  const { user } = openStory({ ...offers, [parentsFirstCall]: () => json(seedling) }, { as: 'ruth' })
  await user.click(await screen.findByRole('button', { name: 'More' }))
  expect(await screen.findByRole('menuitem', { name: 'Download' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: 'Narration' })).toBeNull()
})
