import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { json, ruth } from '../../../testing/fake-network.ts'
import { fakeSpeech } from '../../../testing/fake-speech.ts'
import { openStory, parentsFirstCall, seedling } from '../../../testing/open-story.tsx'

/** Of the browser's player; the test decides when a sound has ended. */
class FakeAudio {
  src = ''
  currentTime = 0
  onended: (() => void) | null = null
  onerror: (() => void) | null = null
  ontimeupdate: (() => void) | null = null
  play = async () => {
    const page = /^blob:audio\/page-(\d)$/.exec(this.src)?.[1]
    if (page) plays.push([Number(page), this.currentTime])
  }
  pause = () => undefined
  constructor() {
    player = this
  }
}

let player: FakeAudio | null = null
/** Pages, and the second at which each began. */
let plays: [number, number][] = []
let said: string[] = []

beforeEach(() => {
  plays = []
  said = []
  vi.stubGlobal('Audio', FakeAudio)
  // The address tells which sound it is.
  vi.spyOn(URL, 'createObjectURL').mockImplementation((sound) => `blob:${(sound as Blob).type}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function giveVoice() {
  fakeSpeech<{ text: string }>(
    class {
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
    { speak: ({ text }) => void said.push(text) },
  )
}

const soundOf = (page: number) => () =>
  new Response('sound', { headers: { 'content-type': `audio/page-${page}` } })
const pageOf = (page: number) => ({ page, url: `/media/${page}.ogg`, milliseconds: 1000 })
const grandma = {
  id: 'r1',
  name: 'Grandma',
  wasInvited: true,
  pages: [pageOf(1), pageOf(3)],
  isWhole: false,
  isApproved: true,
  version: 2,
  invitation: null,
  createdAt: '2026-11-20T12:00:00Z',
}

async function openOwn(recordings: object[] = [grandma], answers = {}) {
  const opened = openStory(
    {
      [parentsFirstCall]: () => json({ ...seedling, userId: ruth.id }),
      'GET /api/stories/s1/recordings': () => json(recordings),
      'GET /media/1.ogg': soundOf(1),
      'GET /media/2.ogg': soundOf(2),
      'GET /media/3.ogg': soundOf(3),
      ...answers,
    },
    { as: 'ruth' },
  )
  await screen.findByText(/Text of page 1/)
  return opened
}

const played = async (count: number) => await waitFor(() => expect(plays).toHaveLength(count))
const finish = () => act(() => player?.onended?.())

test('a book is read by whoever recorded it, turns its pages, and the device reads what is missing (RL-09)', async () => {
  giveVoice()
  const { user } = await openOwn()
  await user.click(await screen.findByRole('button', { name: 'Read by Grandma' }))
  await played(1)
  expect(screen.getByText('Grandma reads to you')).toBeTruthy()
  finish()
  expect(await screen.findByText('page 2 of 3')).toBeTruthy()
  expect(screen.getByText('Grandma has not read this page: the device reads it')).toBeTruthy()
  await waitFor(() => expect(said).toEqual(['Text of page 2.']))
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await played(2)
  expect(plays.map(([page]) => page)).toEqual([1, 3])
  finish()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Listening' })).toBeNull())
})

test('without a voice of the device the book waits at a page that is missing (RL-09)', async () => {
  const { user } = await openOwn()
  await user.click(await screen.findByRole('button', { name: 'Read by Grandma' }))
  await played(1)
  finish()
  expect(
    await screen.findByText('Grandma has not read this page: turn it when you have read it'),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await played(2)
})

test('a pause goes on where it was; the sleep timer ends with the page (RL-09)', async () => {
  const { user } = await openOwn()
  await user.click(await screen.findByRole('button', { name: 'Read by Grandma' }))
  await played(1)
  if (player) player.currentTime = 7.5
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  await user.click(screen.getByRole('button', { name: 'Go on reading' }))
  await played(2)
  expect(plays.at(-1)).toEqual([1, 7.5])
  await user.click(screen.getByRole('button', { name: /^Sleep timer/ }))
  await user.click(screen.getByRole('menuitemradio', { name: '5 minutes' }))
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000)
  finish()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Listening' })).toBeNull())
  expect(screen.getByText('page 1 of 3')).toBeTruthy()
})

test('a page that cannot be played is read by the device, and another reader can be chosen (RL-09)', async () => {
  giveVoice()
  const twice = [grandma, { ...grandma, id: 'r2', pages: [pageOf(2)] }]
  const { user } = await openOwn(twice, { 'GET /media/1.ogg': () => new Response('', { status: 404 }) })
  await user.click(await screen.findByRole('button', { name: 'Read by Grandma' }))
  await waitFor(() => expect(said).toEqual(['Text of page 1.']))
  expect(
    screen.getByText('What Grandma read of this page cannot be played here: the device reads it'),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await user.click(screen.getByRole('button', { name: /^Voice/ }))
  await user.click(screen.getByRole('menuitemradio', { name: 'Read by Grandma (2)' }))
  await played(1)
  expect(plays).toEqual([[2, 0]])
  await user.click(screen.getByRole('button', { name: /^Voice/ }))
  await user.click(screen.getByRole('menuitemradio', { name: 'The device’s own' }))
  await waitFor(() => expect(said.at(-1)).toBe('Text of page 2.'))
})

test('what waits for a yes, or holds nothing, is offered to nobody (RL-02)', async () => {
  giveVoice()
  const { network } = await openOwn([
    { ...grandma, isApproved: false },
    { ...grandma, id: 'r2', pages: [] },
  ])
  await waitFor(() => expect(network.sent('GET /api/stories/s1/recordings')).toHaveLength(1))
  expect(screen.getByRole('button', { name: 'Listen' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Read by/ })).toBeNull()
})
