import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

const logged = vi.spyOn(console, 'error')

beforeEach(() => {
  logged.mockReset()
  localStorage.clear()
})

// A test that makes React or our own code complain must say so by looking at console.error itself.
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  expect(logged.mock.calls).toEqual([])
})
