import {
  type Cover,
  type GenerationRecord,
  generationStatusTable,
  picturesDoneProgress,
} from '@faith-fables/contract'
import type { Queryable } from '../db/database.ts'
import { findStoryId } from '../stories/stories.ts'
import type { Generation, StoredCover } from './generation-store.ts'
import { altOf } from './illustrations/alt-of.ts'
import { listScenes, listShownAttempts, type Scene, type ShownAttempt } from './scene-store.ts'
import { presentTextHistory } from './text-versions.ts'
import { verseWarning } from './verse-warning.ts'

/** A generation as its parent sees it. */
export async function presentGeneration(
  queryable: Queryable,
  generation: Generation,
): Promise<GenerationRecord> {
  const scenes = await listScenes(queryable, generation.id)
  const attempts = await listShownAttempts(queryable, generation.id)
  const drawn = new Set(
    attempts.filter(({ imageUrls }) => imageUrls.length > 0).map(({ sceneId }) => sceneId),
  ).size
  return {
    _id: generation.id,
    status: generation.status,
    title: generation.title,
    storyText: generation.storyText,
    reviewModerationFeedback: generation.reviewModerationFeedback,
    processingError: generation.processingError,
    verseWarning: verseWarning(generation),
    originalPrompt: {
      imageQuality: generation.imageQuality,
      imageNumber: generation.imageNumber,
      ageGroupId: generation.ageGroupId,
      illustrationStyleId: generation.illustrationStyleId,
      characters: generation.characters,
      additionalDetails: generation.additionalDetails,
      bibleVerseId: generation.bibleVerseId,
      moralValueId: generation.moralValueId,
    },
    ageGroup: generation.ageGroup,
    theme: generation.theme,
    illustrationStyle: generation.illustrationStyle,
    maxRegenerationsAllowed: generation.maxRegenerationsAllowed,
    regenerationsUsed: generation.regenerationsUsed,
    textRegenerationsUsed: generation.textRegenerationsUsed,
    textHistory: await presentTextHistory(queryable, generation),
    keyMoments: scenes.map((scene) =>
      presentScene(
        scene,
        attempts.filter(({ sceneId }) => sceneId === scene.id),
      ),
    ),
    cover: presentCover(generation.cover),
    progress: progressOf(generation, drawn),
    createdAt: generation.createdAt.toISOString(),
    storyId: generation.status === 'published' ? await findStoryId(queryable, generation.id) : null,
  }
}

/** The cover as the parent may see it. */
export function presentCover(cover: StoredCover | null): Cover | null {
  return cover && { imageUrl: cover.drawn?.imageUrl ?? null, alt: cover.drawn?.alt ?? '' }
}

/** Percent done: the status's own, moved on by the scenes that have pictures. */
export function progressOf(
  { status, imageNumber }: Pick<Generation, 'status' | 'imageNumber'>,
  drawnScenes: number,
): number {
  const { progress } = generationStatusTable[status]
  if (status !== 'pending_image_review') return progress
  return Math.round(
    progress + ((picturesDoneProgress - progress) * Math.min(drawnScenes, imageNumber)) / imageNumber,
  )
}

function presentScene(scene: Scene, attempts: ShownAttempt[]): GenerationRecord['keyMoments'][number] {
  return {
    index: scene.index,
    textSnippet: scene.textSnippet,
    selectedImageUrl: scene.selectedImageUrl,
    illustrationAttempts: attempts.map((attempt) => ({
      _id: attempt.id,
      status: attempt.status,
      imageUrls: attempt.imageUrls,
      feedback: attempt.feedback,
      unplacedWishes: attempt.unplacedWishes,
      alt: attempt.alt,
      imageAlts: attempt.imageUrls.map((url) => altOf(attempt, url)),
    })),
    pictureIdea: scene.description?.action ?? '',
    pictureIdeaProblem: scene.ideaProblem,
  }
}
