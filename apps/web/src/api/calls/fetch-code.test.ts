import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork, json, noAnswer } from '../../testing/fake-network.ts'
import { connection } from './connection.ts'
import { fetchCode, OutdatedCode } from './fetch-code.ts'

const health = 'GET /healthz'
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('a part that does not come for want of a connection comes once there is one', async () => {
  const network = fakeNetwork({ [health]: noAnswer })
  let load: () => Promise<string> = lost
  const part = fetchCode(() => load())
  await vi.advanceTimersByTimeAsync(60_000)
  expect(connection.isAway()).toBe(true)

  network.answer(health, () => json({ status: 'up' }))
  load = () => Promise.resolve('the screen')
  window.dispatchEvent(new Event('online'))
  expect(await part).toBe('the screen')
  expect(connection.isAway()).toBe(false)
})

test('a server that is back is found without any word of the device', async () => {
  const network = fakeNetwork({ [health]: () => json({}, 502) })
  const part = fetchCode(vi.fn<() => Promise<string>>().mockImplementationOnce(lost).mockResolvedValue('all'))
  await vi.advanceTimersByTimeAsync(10_000)
  network.answer(health, () => json({ status: 'up' }))
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await part).toBe('all')
})

test('a part that the server no longer has is told from one that is on its way', async () => {
  fakeNetwork({})
  const load = vi.fn(lost)
  await expect(fetchCode(load)).rejects.toThrow(OutdatedCode)
  expect(load).toHaveBeenCalledTimes(2)
  expect(connection.isAway()).toBe(false)
})

test('the styles of a part that did not come are asked for again with it', async () => {
  const network = fakeNetwork({ [health]: noAnswer })
  const style = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: '/assets/story.css',
  })
  document.head.append(style)
  const part = fetchCode(vi.fn<() => Promise<string>>().mockImplementationOnce(lost).mockResolvedValue('all'))
  style.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(0)
  network.answer(health, () => json({ status: 'up' }))
  await vi.advanceTimersByTimeAsync(1000)
  const again = document.head.querySelector('link[href="/assets/story.css"]')
  expect(again).not.toBe(style)
  again?.dispatchEvent(new Event('load'))
  expect(await part).toBe('all')
  again?.remove()
})
