import type { RecordedPage } from '@faith-fables/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/calls/api-error.ts'
import { createPageSender } from './page-sender.ts'

const soundOf = (words: string) => new Blob([words], { type: 'audio/ogg' })
const failure = (status: number, message = 'Away.') => new ApiError(message, { status, statusText: '' })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => new Response('{}'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A sender whose server gives these answers one after the other, and then takes everything. */
async function senderWith(answers: (Error | Promise<void>)[]) {
  const sent: [number, Blob][] = []
  const send = async (page: number, sound: Blob): Promise<RecordedPage> => {
    sent.push([page, sound])
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    await answer
    return { page, url: `/media/${page}.ogg`, milliseconds: 1000 }
  }
  const sender = createPageSender({ place: 'r1', arrived: [], send })
  const stop = sender.start()
  await vi.advanceTimersByTimeAsync(0)
  return { sender, sent, stop }
}

test('a page that does not get through is kept and sent again, until it has arrived (RL-10)', async () => {
  const { sender, sent } = await senderWith([failure(0), failure(503), failure(401), failure(429)])
  await sender.keep(1, soundOf('one'))
  await vi.advanceTimersByTimeAsync(100)
  expect(sender.current()).toMatchObject({ isHeldUp: true })
  expect([...sender.current().waiting.keys()]).toEqual([1])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent.map(([page]) => page)).toEqual([1, 1, 1, 1, 1])
  expect(sender.current()).toMatchObject({ isHeldUp: false, refusal: null })
  expect(sender.current().waiting.size).toBe(0)
  expect(sender.current().arrived.get(1)?.url).toBe('/media/1.ogg')
})

test('a page that is refused is not sent again; why is said, and the others go on (RL-10)', async () => {
  const { sender, sent } = await senderWith([failure(404, 'This invitation has ended.')])
  await sender.keep(1, soundOf('one'))
  await sender.keep(2, soundOf('two'))
  await vi.advanceTimersByTimeAsync(100)
  expect(sent.map(([page]) => page)).toEqual([1, 2])
  expect(sender.current().waiting.size).toBe(0)
  expect([...sender.current().arrived.keys()]).toEqual([2])
})

test('what is read anew while the first is on its way is what is there in the end (RL-10)', async () => {
  let arrive = () => {}
  const { sender, sent } = await senderWith([
    new Promise((resolve) => {
      arrive = resolve
    }),
  ])
  const [first, second] = [soundOf('first'), soundOf('second')]
  await sender.keep(3, first)
  await sender.keep(3, second)
  arrive()
  await vi.advanceTimersByTimeAsync(100)
  expect(sent.map(([, sound]) => sound)).toEqual([first, second])
  expect(sender.current().waiting.size).toBe(0)
})

test('whoever leaves sends nothing more (RL-10)', async () => {
  const { sender, sent, stop } = await senderWith([failure(503)])
  await sender.keep(1, soundOf('one'))
  await vi.advanceTimersByTimeAsync(100)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent.length).toBe(1)
})
