import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

configure({
  // The first screen of a file waits for its code to be compiled, on a busy machine for more than the usual second.
  asyncUtilTimeout: 20_000,
  // Each look for what has not come yet would otherwise print the whole page, which nobody reads; `screen.debug()` shows it.
  getElementError: (message) => new Error(message ?? 'Not found.'),
})

const logged = vi.spyOn(console, 'error')

/** There is no window to scroll: nothing comes into view, unless the test says otherwise. */
class NothingInView {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NothingInView)
  logged.mockReset()
  localStorage.clear()
})

// A test that makes React or our own code complain must say so by looking at console.error itself.
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  expect(logged.mock.calls).toEqual([])
})
