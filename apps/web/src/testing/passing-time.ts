import { act } from '@testing-library/react'
import { vi } from 'vitest'
import type { SentCall } from './fake-network.ts'

/**
 * Lets time pass, after `vi.useFakeTimers({ shouldAdvanceTime: true })`. Loading takes some time of its own, on a busy
 * machine more: tests compare the moments of calls, and do not count the seconds themselves.
 */
export function pass(seconds: number): Promise<void> {
  return act(async () => {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
  })
}

/** Lets time pass until something holds, for as long as so many seconds. */
export async function passUntil(holds: () => boolean, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds && !holds(); passed += 1) await pass(1)
}

/** Whole seconds from each call to the next. */
export function secondsBetween(calls: readonly SentCall[]): number[] {
  return calls.slice(1).map(({ at }, index) => Math.round((at - (calls[index]?.at ?? 0)) / 1000))
}
