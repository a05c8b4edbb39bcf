import type { GenerationRecord, IllustrationAttempt, Scene } from '@faith-fables/contract'

/** For tests: a story whose text waits for its review. */
export function generationRecord(changes: Partial<GenerationRecord> = {}): GenerationRecord {
  return {
    _id: 'g1',
    status: 'pending_review',
    title: 'The Longest Wait',
    storyText: 'Amara had a seed. She waited.',
    reviewModerationFeedback: null,
    processingError: null,
    verseWarning: null,
    translatedVerse: null,
    originalPrompt: {
      imageQuality: 'Default',
      imageNumber: 5,
      ageGroupId: 'early-readers',
      illustrationStyleId: 'watercolor',
      characters: [{ name: 'Amara', details: 'Six years old, two long braids.' }],
      additionalDetails: null,
      bibleVerseId: null,
      moralValueId: 'patience',
    },
    ageGroup: 'Early Readers',
    theme: 'Patience',
    illustrationStyle: 'Watercolor',
    maxRegenerationsAllowed: 2,
    regenerationsUsed: 0,
    textRegenerationsUsed: 0,
    promptReport: null,
    textHistory: null,
    isEdition: false,
    keyMoments: [],
    cover: null,
    progress: 25,
    createdAt: '2026-11-21T05:00:00.000Z',
    storyId: null,
    ...changes,
  }
}

/** For tests: the scene at this place, with one attempt of two pictures unless told otherwise. */
export function sceneAt(index: number, changes: Partial<Scene> = {}): Scene {
  return {
    index,
    textSnippet: `Words of scene ${index + 1}.`,
    selectedImageUrl: null,
    illustrationAttempts: [attempt(`s${index}a1`)],
    pictureIdea: 'Amara looks at the earth.',
    pictureIdeaProblem: null,
    wishesToTap: [],
    ...changes,
  }
}

/** For tests: an attempt; done, with two pictures named after its id, unless told otherwise. */
export function attempt(id: string, changes: Partial<IllustrationAttempt> = {}): IllustrationAttempt {
  const alt = changes.alt ?? 'Amara in the garden'
  const imageUrls = changes.imageUrls ?? [`/media/${id}-one.webp`, `/media/${id}-two.webp`]
  return {
    _id: id,
    status: 'image_generation_completed',
    imageUrls,
    feedback: null,
    report: [],
    alt,
    imageAlts: imageUrls.map((_, place) =>
      place === 0 ? `${alt}, from closer` : `${alt}, from farther away`,
    ),
    ...changes,
  }
}

/** For tests: an attempt that brought no picture, or not yet. */
export function emptyAttempt(id: string, status: IllustrationAttempt['status']): IllustrationAttempt {
  return attempt(id, { status, imageUrls: [] })
}
