import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { json } from '../../../testing/fake-network.ts'
import { fakeSpeech } from '../../../testing/fake-speech.ts'
import { openStory, publicCall, seedling } from '../../../testing/open-story.tsx'

/** A voice of which the test decides when it has said something. */
class FakeUtterance {
  text: string
  rate = 1
  voice: unknown = null
  lang = ''
  onend: (() => void) | null = null
  onerror: (() => void) | null = null
  onboundary: ((event: { name: string; charIndex: number }) => void) | null = null

  constructor(text: string) {
    this.text = text
  }
}

let spoken: FakeUtterance[] = []
const voices = [
  { name: 'Ada', lang: 'en-GB' },
  { name: 'Otto', lang: 'de-DE' },
]

beforeEach(() => {
  spoken = []
  fakeSpeech<FakeUtterance>(FakeUtterance, { voices, speak: (utterance) => void spoken.push(utterance) })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const texts = ['“Help?” said Ben. He ran.', 'It was night.', 'The end came.']
const story = {
  ...seedling,
  keyMoments: seedling.keyMoments
    .toSorted((one, other) => one.index - other.index)
    .map((page, place) => ({ ...page, textSnippet: texts[place] ?? '' })),
}

async function openAndListen() {
  const opened = openStory({ [publicCall]: () => json(story) })
  await screen.findByText(/Help/)
  await opened.user.click(screen.getByRole('button', { name: 'Listen' }))
  return opened
}

const heard = async (count: number) => await waitFor(() => expect(spoken).toHaveLength(count))
const said = () => spoken.map(({ text }) => text)
const finish = () => act(() => spoken.at(-1)?.onend?.())

test('a story is read sentence by sentence, turns its own pages and stops at its end', async () => {
  await openAndListen()
  for (const count of [1, 2, 3, 4]) {
    await heard(count)
    finish()
  }
  expect(said()).toEqual(['“Help?” said Ben.', 'He ran.', 'It was night.', 'The end came.'])
  expect(screen.getByText('page 3 of 3')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Listening' })).toBeNull()
})

test('a pause goes on with the sentence it broke off, and a page that is turned begins anew', async () => {
  const { user } = await openAndListen()
  await heard(1)
  finish()
  await heard(2)
  const broken = spoken.at(-1)
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  act(() => broken?.onend?.())
  expect(screen.getByText('Paused')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Go on reading' }))
  await heard(3)
  expect(said().at(-1)).toBe('He ran.')
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await heard(4)
  expect(said().at(-1)).toBe('It was night.')
})

test('speed and voice are kept on the device; a voice of another language is not offered', async () => {
  const { user } = await openAndListen()
  await heard(1)
  expect(spoken[0]).toMatchObject({ rate: 0.85, voice: null })
  await user.click(screen.getByRole('button', { name: /^Voice/ }))
  expect(screen.queryByRole('menuitemradio', { name: 'Otto' })).toBeNull()
  await user.click(screen.getByRole('menuitemradio', { name: 'Ada' }))
  await user.click(screen.getByRole('button', { name: /^Speed/ }))
  await user.click(screen.getByRole('menuitemradio', { name: 'Very slow' }))
  await waitFor(() => expect(spoken.at(-1)).toMatchObject({ rate: 0.65, voice: { name: 'Ada' } }))
  expect(localStorage.getItem('faith-fables.reading-speed')).toContain('Very slow')
})

test('a sleep timer lets the sentence end and then stops', async () => {
  const { user } = await openAndListen()
  await heard(1)
  await user.click(screen.getByRole('button', { name: /^Sleep timer/ }))
  await user.click(screen.getByRole('menuitemradio', { name: '5 minutes' }))
  expect(screen.getByText('Reading to you · sleeps after 5 minutes')).toBeTruthy()
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000)
  finish()
  expect(screen.queryByRole('region', { name: 'Listening' })).toBeNull()
  vi.mocked(Date.now).mockRestore()
})

test('a device without a voice says so', async () => {
  await openAndListen()
  await heard(1)
  act(() => spoken[0]?.onerror?.())
  expect(await screen.findByText('This device has no voice to read with.')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Listening' })).toBeNull()
})

test('a story in German says so of its words, and is read by a German voice (LN-07)', async () => {
  const german = { ...story, language: 'de' as const }
  const { user } = openStory({ [publicCall]: () => json(german) })
  const words = await screen.findByText(/Help/)
  expect(words.closest('[lang]')?.getAttribute('lang')).toBe('de')
  await user.click(screen.getByRole('button', { name: 'Listen' }))
  await heard(1)
  expect(spoken[0]).toMatchObject({ lang: 'de', voice: null })
  await user.click(screen.getByRole('button', { name: /^Voice/ }))
  expect(screen.queryByRole('menuitemradio', { name: 'Ada' })).toBeNull()
  await user.click(screen.getByRole('menuitemradio', { name: 'Otto' }))
  await waitFor(() => expect(spoken.at(-1)).toMatchObject({ lang: 'de-DE', voice: { name: 'Otto' } }))
})
