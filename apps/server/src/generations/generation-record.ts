import {
  type Cover,
  type GenerationRecord,
  generationStatusTable,
  picturesDoneProgress,
} from '@faith-fables/contract'
import { findStoryId } from '../stories/stories.ts'
import type { GenerationDeps } from './generation-deps.ts'
import type { Generation, StoredCover } from './generation-store.ts'
import { altOf } from './illustrations/alt-of.ts'
import { findWishesToTap } from './illustrations/find-wishes-to-tap.ts'
import { presentPromptReport } from './prompt-report.ts'
import { listScenes, listShownAttempts, type Scene, type ShownAttempt } from './scene-store.ts'
import { presentTextHistory } from './text-versions.ts'
import { verseOf, verseWarning } from './verse-warning.ts'

/** A generation as its parent sees it. */
export async function presentGeneration(
  { db: queryable, imageModel }: Pick<GenerationDeps, 'db' | 'imageModel'>,
  generation: Generation,
): Promise<GenerationRecord> {
  const scenes = await listScenes(queryable, generation.id)
  const attempts = await listShownAttempts(queryable, generation.id)
  const toTap = await findWishesToTap({ db: queryable, imageModel }, generation)
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
    ...(generation.language !== 'en' && { language: generation.language }),
    translatedVerse: generation.language === 'en' ? null : verseOf(generation),
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
    promptReport: presentPromptReport(generation),
    textHistory: await presentTextHistory(queryable, generation),
    isEdition: generation.firstEdition !== null,
    ...(generation.sheets && { sheets: generation.sheets }),
    keyMoments: scenes.map((scene) =>
      presentScene(
        scene,
        attempts.filter(({ sceneId }) => sceneId === scene.id),
        toTap.get(scene.id) ?? [],
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

type KeyMoment = GenerationRecord['keyMoments'][number]

function presentScene(
  scene: Scene,
  attempts: ShownAttempt[],
  wishesToTap: KeyMoment['wishesToTap'],
): KeyMoment {
  return {
    index: scene.index,
    textSnippet: scene.textSnippet,
    selectedImageUrl: scene.selectedImageUrl,
    illustrationAttempts: attempts.map((attempt) => ({
      _id: attempt.id,
      status: attempt.status,
      imageUrls: attempt.imageUrls,
      feedback: attempt.feedback,
      report: attempt.report,
      alt: attempt.alt,
      imageAlts: attempt.imageUrls.map((url) => altOf(attempt, url)),
    })),
    pictureIdea: scene.description?.action ?? '',
    pictureIdeaProblem: scene.ideaProblem,
    wishesToTap,
  }
}
