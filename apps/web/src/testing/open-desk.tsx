import type { DeskStory, PublicRequest } from '@faith-fables/contract'
// Compiled beforehand, so that the first test of a file does not wait for it.
import '../screens/desk/desk-screen.tsx'
import '../screens/desk/request/request-screen.tsx'
import { fakeNetwork, json, leaveSignInMark, ruthsProfile, signedInAnswers } from './fake-network.ts'
import { seedling } from './open-story.tsx'
import { renderApp } from './render-app.tsx'

export const requestsCall = 'GET /api/admin/requests'
export const requestCall = (id: string) => `GET /api/admin/requests/${id}`
export const decisionCall = (id: string) => `POST /api/admin/requests/${id}/decision`

/** For tests: a story at the desk. */
export function deskStory(changes: Partial<DeskStory> = {}): DeskStory {
  return {
    id: 's1',
    title: 'Amara and the Little Seedling',
    authorName: 'Nina',
    imageUrl: null,
    ageGroup: 'Early Readers',
    theme: 'Kindness',
    bibleVerse: 'Ephesians 4:32',
    isFeatured: false,
    requestedAt: '2026-11-20T12:00:00Z',
    answer: null,
    ...changes,
  }
}

/** For tests: a request with its book. */
export function publicRequest(request: DeskStory, changes: Partial<PublicRequest> = {}): PublicRequest {
  const story = { ...seedling, _id: request.id, id: request.id, title: request.title }
  return { request, story, findings: [], heldBefore: [], otherStories: [], ...changes }
}

type Answers = Parameters<typeof fakeNetwork>[0]

/** For tests: the desk with these requests, opened by Ruth, who may sit at it. */
export function openDesk(address: string, requests: readonly DeskStory[] = [], more: Answers = {}) {
  leaveSignInMark()
  const opened = requests.map((one) => [requestCall(one.id), () => json(publicRequest(one))] as const)
  const network = fakeNetwork({
    ...signedInAnswers,
    'GET /api/users/me': () => json({ ...ruthsProfile, isAdministrator: true }),
    [requestsCall]: () => json({ requests, waiting: requests.length }),
    ...Object.fromEntries(opened),
    ...more,
  })
  return { network, ...renderApp(address) }
}
