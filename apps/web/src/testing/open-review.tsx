import type { GenerationRecord } from '@faith-fables/contract'
import { screen } from '@testing-library/react'
import { fakeNetwork, json, leaveSignInMark, signedInAnswers } from './fake-network.ts'
import { generationRecord } from './generation-record.ts'
import { renderApp } from './render-app.tsx'

/** Where the text review looks, and where it sends. */
export const look = 'GET /api/stories/generations/g1'
export const send = 'POST /api/stories/generations/g1/review'

export const waitForPoll = { timeout: 3000 }

/** For tests: the text review of a story that the server answers so, opened by its parent. */
export function openReview(record: Partial<GenerationRecord> = {}, address = '/review/g1') {
  leaveSignInMark()
  const network = fakeNetwork({
    ...signedInAnswers,
    'GET /api/users/me/token-transactions?limit=10': () => json([]),
    'GET /api/users/me/characters': () => json([]),
    'GET /api/stories/my-library': () => json([]),
    'GET /api/stories/in-progress-status': () => json([]),
    [look]: () => json(generationRecord(record)),
    [send]: () => json({ status: 'moderating_review' }, 202),
  })
  /** What every look answers from now on. */
  const become = (changes: Partial<GenerationRecord>) =>
    network.answer(look, () => json(generationRecord(changes)))
  return { ...renderApp(address), network, become }
}

export const storyField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Story text' })
