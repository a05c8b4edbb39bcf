import type { LibraryItem } from '@faith-fables/contract'
import { screen, within } from '@testing-library/react'
// Compiled beforehand, so that the first test of a file does not wait for it.
import '../screens/library/library-screen.tsx'
import { fakeNetwork, json, leaveSignInMark, signedInAnswers } from './fake-network.ts'
import { renderApp } from './render-app.tsx'

export const libraryCall = 'GET /api/stories/my-library'
export const statusesCall = 'GET /api/stories/in-progress-status'

export const inProgress = '/library?tab=in-progress'

type Answers = Parameters<typeof fakeNetwork>[0]

/** For tests: Ruth's library, holding these. */
export function openLibrary(items: LibraryItem[], address = '/library', more: Answers = {}) {
  leaveSignInMark()
  const network = fakeNetwork({ ...signedInAnswers, [libraryCall]: () => json(items), ...more })
  return { network, ...renderApp(address) }
}

/** The titles of the books on the shelf. */
export function titles(): (string | null)[] {
  return screen.queryAllByRole('article').map((book) => within(book).getByRole('heading').textContent)
}
