import type { LibraryItem, PublicStory } from '@faith-fables/contract'
import { ruth } from './fake-network.ts'

const told = {
  id: 's-boat',
  title: 'The Boat That Was Not Afraid',
  imageUrl: null,
  ageGroup: 'Early Readers',
  createdAt: '2026-11-18T12:00:00Z',
  isFeatured: false,
  moralMessage: 'Trust is bigger than the waves.',
  bibleVerse: 'Psalm 56:3',
  theme: 'Psalm 56:3',
} as const

/** For tests: a private book in Ruth's library, with the changes the test is about. */
export function publishedItem(changes: Partial<LibraryItem> = {}): LibraryItem {
  return {
    ...told,
    _type: 'published',
    visibility: 'private',
    status: null,
    processingError: null,
    answer: null,
    progress: 100,
    ...changes,
  }
}

/** For tests: a story of Ruth's whose text waits for her. */
export function draftItem(changes: Partial<LibraryItem> = {}): LibraryItem {
  return publishedItem({
    id: 'g-kite',
    _type: 'draft',
    title: 'The Kite and the Quiet Wind',
    status: 'pending_review',
    progress: 25,
    ...changes,
  })
}

/** For tests: a public story of another family. */
export function publicStory(changes: Partial<PublicStory> = {}): PublicStory {
  return {
    ...told,
    _id: changes.id ?? told.id,
    visibility: 'public',
    userId: 'u-other',
    authorName: 'Naomi Levi',
    linkPicture: null,
    keyMoments: [],
    companion: null,
    narration: null,
    ...changes,
  }
}

/** For tests: a public story of Ruth's own. */
export function ruthsPublicStory(changes: Partial<PublicStory> = {}): PublicStory {
  return publicStory({ userId: ruth.id, ...changes })
}
