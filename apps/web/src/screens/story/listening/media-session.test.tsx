import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { json } from '../../../testing/fake-network.ts'
import { fakeSpeech } from '../../../testing/fake-speech.ts'
import { openStory, publicCall, seedling } from '../../../testing/open-story.tsx'

type Handler = (() => void) | null

/** The locked screen of a device; `known` are the keys that it has. */
class FakeSession {
  metadata: { title: string; artist: string; artwork: { src: string }[] } | null = null
  playbackState = 'none'
  handlers = new Map<string, Handler>()
  known = ['play', 'pause', 'stop', 'nexttrack', 'previoustrack']

  setActionHandler(action: string, handler: Handler) {
    if (!this.known.includes(action)) throw new TypeError('no such key')
    this.handlers.set(action, handler)
  }
}

class FakeMetadata {
  constructor(parts: object) {
    Object.assign(this, parts)
  }
}

class FakeUtterance {
  onend: (() => void) | null = null
}

const voices = [{ name: 'Ada', lang: 'en-GB' }]
let session = new FakeSession()

beforeEach(() => {
  session = new FakeSession()
  fakeSpeech(FakeUtterance, { voices })
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'mediaSession')
})

function withLockedScreen() {
  vi.stubGlobal('MediaMetadata', FakeMetadata)
  Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true })
}

async function listen() {
  const opened = openStory({ [publicCall]: () => json(seedling) })
  await screen.findByText('Text of page 1.')
  await opened.user.click(screen.getByRole('button', { name: 'Listen' }))
  return opened
}

const press = (key: string) => act(() => session.handlers.get(key)?.())

test('the locked screen names the story that is read, pauses it and goes on (RD-22)', async () => {
  withLockedScreen()
  await listen()
  await waitFor(() => expect(session.playbackState).toBe('playing'))
  expect(session.metadata).toMatchObject({
    title: 'Amara and the Little Seedling',
    artist: 'Nina',
    artwork: [{ src: expect.stringMatching(/^http.*\/media\/0\.webp$/) }],
  })
  press('pause')
  expect(screen.getByText('Paused')).toBeTruthy()
  expect(session.playbackState).toBe('paused')
  press('play')
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy()
})

test('the keys of a headset turn the pages and end the reading, and then do nothing more (RD-22)', async () => {
  withLockedScreen()
  await listen()
  press('nexttrack')
  expect(await screen.findByText('page 2 of 3')).toBeTruthy()
  press('previoustrack')
  expect(await screen.findByText('page 1 of 3')).toBeTruthy()
  press('stop')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Listening' })).toBeNull())
  expect(session.metadata).toBeNull()
  expect(session.playbackState).toBe('none')
  expect([...session.handlers.values()].every((handler) => handler === null)).toBe(true)
})

test('a key that the device does not have keeps nobody from listening (RD-22)', async () => {
  session.known = ['play', 'pause']
  withLockedScreen()
  await listen()
  await waitFor(() => expect(session.playbackState).toBe('playing'))
  expect([...session.handlers.keys()]).toEqual(['play', 'pause'])
})

test('a device without such a screen reads all the same (RD-22)', async () => {
  await listen()
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeTruthy()
  expect(session.metadata).toBeNull()
})
