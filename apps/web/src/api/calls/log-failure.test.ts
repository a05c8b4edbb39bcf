import { expect, test, vi } from 'vitest'
import { logFailure } from './log-failure.ts'

test('a call that breaks off because the page is left is no failure', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  window.dispatchEvent(new Event('pagehide'))
  logFailure('The costs could not be fetched.', new Error('Failed to fetch'))
  expect(log).not.toHaveBeenCalled()

  window.dispatchEvent(new Event('pageshow'))
  logFailure('The costs could not be fetched.', new Error('Failed to fetch'))
  expect(log).toHaveBeenCalledOnce()
  log.mockReset()
})
