import { screen, within } from '@testing-library/react'
import { fakeNetwork, json, leaveSignInMark, signedInAnswers } from './fake-network.ts'
import { renderApp } from './render-app.tsx'
import { publishedItem } from './stories.ts'

/** The calls of the profile screen, for tests that change what one of them answers. */
export const profileCalls = {
  library: 'GET /api/stories/my-library',
  me: 'GET /api/users/me',
  update: 'PUT /api/users/me/profile',
  history: 'GET /api/users/me/token-transactions?limit=10',
  characters: 'GET /api/users/me/characters',
  sheets: 'GET /api/users/me/character-sheets',
  deletion: 'GET /api/users/me/deletion',
} as const

/** For tests: a character Ruth has saved. */
export const tobias = { characterId: 'c1', name: 'Tobias', details: 'A donkey who will not cross water.' }

const answers = {
  ...signedInAnswers,
  [profileCalls.library]: () => json([publishedItem()]),
  [profileCalls.history]: () => json([]),
  [profileCalls.characters]: () => json([tobias]),
  [profileCalls.sheets]: () => json([]),
  [profileCalls.deletion]: () => json({ deletesAt: null, hasPassword: true }),
}

/** Opens the profile of Ruth, who has a story, no history and one saved character. */
export function openProfile(changes: Parameters<typeof fakeNetwork>[0] = {}) {
  leaveSignInMark()
  const network = fakeNetwork({ ...answers, ...changes })
  return { network, ...renderApp('/profile') }
}

/** One of the four cards, to look inside. */
export async function findCard(name: string) {
  return within(await screen.findByRole('region', { name }))
}
