import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useWakeLock } from './use-wake-lock.ts'

let held = 0

beforeEach(() => {
  held = 0
  vi.useFakeTimers()
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function request(kind: string) {
  expect(kind).toBe('screen')
  held++
  return { release: async () => held-- }
}

/** Lets promises come to their end. */
const settle = () => vi.advanceTimersByTimeAsync(0)

function see(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('the screen stays lit while one reads, and no longer', async () => {
  const { unmount } = renderHook(() => useWakeLock(0))
  await settle()
  expect(held).toBe(1)
  unmount()
  await settle()
  expect(held).toBe(0)
})

test('it is asked for again when the page is seen again', async () => {
  renderHook(() => useWakeLock(0))
  await settle()
  see('hidden')
  await settle()
  expect(held).toBe(0)
  see('visible')
  await settle()
  expect(held).toBe(1)
})

test('a page that lies open for a quarter of an hour lets the screen sleep; turning wakes it', async () => {
  const { rerender } = renderHook(({ leafNumber }) => useWakeLock(leafNumber), {
    initialProps: { leafNumber: 0 },
  })
  await vi.advanceTimersByTimeAsync(14 * 60_000)
  expect(held).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(held).toBe(0)
  rerender({ leafNumber: 1 })
  await settle()
  expect(held).toBe(1)
})

test('a device that refuses is read on without, and asked again at the next page', async () => {
  const refusing = vi.fn(() => Promise.reject(new Error('The battery is low.')))
  vi.stubGlobal('navigator', { wakeLock: { request: refusing } })
  const { rerender, unmount } = renderHook(({ leafNumber }) => useWakeLock(leafNumber), {
    initialProps: { leafNumber: 0 },
  })
  await settle()
  expect(refusing).toHaveBeenCalledTimes(1)

  vi.stubGlobal('navigator', { wakeLock: { request } })
  rerender({ leafNumber: 1 })
  await settle()
  expect(held).toBe(1)
  unmount()
  await settle()
  expect(held).toBe(0)
})
