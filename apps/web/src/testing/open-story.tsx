import type { PublicStory } from '@faith-fables/contract'
// Compiled beforehand, so that the first test of a file does not wait for it.
import '../screens/story/story-screen.tsx'
import { fakeNetwork, json, leaveSignInMark, signedInAnswers, signedOutAnswers } from './fake-network.ts'
import { fakeWindow } from './fake-window.ts'
import { renderApp } from './render-app.tsx'

function page(index: number) {
  return {
    index,
    textSnippet: `Text of page ${index + 1}.`,
    selectedImageUrl: `/media/${index}.webp`,
    alt: `Picture of page ${index + 1}.`,
  }
}

/** A featured story of somebody else, with three pages in no order. */
export const seedling: PublicStory = {
  _id: 's1',
  id: 's1',
  title: 'Amara and the Little Seedling',
  visibility: 'public',
  isFeatured: true,
  userId: 'u-other',
  authorName: 'Nina',
  imageUrl: '/media/0.webp',
  linkPicture: null,
  moralMessage: null,
  bibleVerse: 'Ephesians 4:32',
  theme: 'Ephesians 4:32',
  ageGroup: 'Early Readers',
  createdAt: '2026-11-18T12:00:00Z',
  keyMoments: [page(2), page(0), page(1)],
  companion: null,
  narration: null,
}

export const publicCall = 'GET /api/public-stories/s1'
/** The same, as a parent asks it first. */
export const parentsFirstCall = `${publicCall}?absent=empty`
export const parentsCall = 'GET /api/stories/s1'

type Answers = Partial<Record<string, () => Response | Promise<Response>>>

/** For tests: the address of the story, opened by a visitor or by Ruth, in a window as wide as a tablet. */
export function openStory(
  answers: Answers = {},
  { as = 'visitor', address = '/story/s1', width = 820 } = {},
) {
  const isParent = as === 'ruth'
  if (isParent) leaveSignInMark()
  const known = {
    ...(isParent ? signedInAnswers : signedOutAnswers),
    [isParent ? parentsFirstCall : publicCall]: () => json(seedling),
  }
  const network = fakeNetwork({ ...known, ...answers } as Record<string, () => Response>)
  const screenWindow = fakeWindow({ width })
  return { ...renderApp(address), network, resize: screenWindow.resize }
}
