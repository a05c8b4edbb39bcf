import type { GenerationRecord, GenerationRequestBody, ReviewBody } from '@faith-fables/contract'
import type { RouteAnswer, RouteBody } from '@faith-fables/contract/routes'
import { call } from '../calls/call.ts'

/**
 * Starts and charges a story.
 *
 * @param idempotencyKey the same key with the same request gets the first answer again, and charges nothing more
 */
export function startGeneration(
  request: GenerationRequestBody,
  idempotencyKey: string,
): Promise<RouteAnswer<'startGeneration'>> {
  return call('startGeneration', { body: request, idempotencyKey })
}

/** Has a published story told for another age or in another language, with the same pictures. */
export function startEdition(
  storyId: string,
  edition: RouteBody<'startEdition'>,
  idempotencyKey: string,
): Promise<RouteAnswer<'startEdition'>> {
  return call('startEdition', { params: { storyId }, body: edition, idempotencyKey })
}

/** A story being made, as it stands now. */
export function fetchGeneration(generationId: string, signal?: AbortSignal): Promise<GenerationRecord> {
  return call('getGeneration', { params: { generationId }, ...(signal && { signal }) })
}

/** Approves the text, or asks for another version of it. Answers where the generation stands now. */
export async function reviewText(
  generationId: string,
  body: ReviewBody,
  idempotencyKey: string,
): Promise<RouteAnswer<'reviewText'>> {
  return await call('reviewText', { params: storyOf(generationId), body, idempotencyKey })
}

/** Makes another version of the text the text again. */
export async function restoreText(
  generationId: string,
  wanted: { version: number; editedStoryText: string },
  idempotencyKey: string,
): Promise<RouteAnswer<'restoreText'>> {
  // An emptied field is nothing to be kept.
  const { editedStoryText, version } = wanted
  const body = editedStoryText.trim() === '' ? { version } : { version, editedStoryText }
  return await call('restoreText', { params: storyOf(generationId), body, idempotencyKey })
}

/** Puts the parent's words in the place of declined picture ideas. */
export async function revisePictureIdeas(
  generationId: string,
  prompts: readonly { index: number; pictureIdea: string }[],
): Promise<RouteAnswer<'revisePictureIdeas'>> {
  return await call('revisePictureIdeas', { params: storyOf(generationId), body: { prompts: [...prompts] } })
}

/** Pays for another attempt at the picture of a scene. */
export async function regeneratePicture(
  generationId: string,
  sceneIndex: number,
  wish: { feedback: string; previousAttemptId: string },
  idempotencyKey: string,
): Promise<RouteAnswer<'regeneratePicture'>> {
  return await call('regeneratePicture', {
    params: { ...storyOf(generationId), sceneIndex },
    body: wish,
    idempotencyKey,
  })
}

/** Stores which picture a scene gets. Answers the cover that belongs to the choice now. */
export async function selectImage(
  generationId: string,
  sceneIndex: number,
  selectedImageUrl: string,
): Promise<RouteAnswer<'selectImage'>> {
  return await call('selectImage', {
    params: { ...storyOf(generationId), sceneIndex },
    body: { selectedImageUrl },
  })
}

/**
 * Publishes the story into the parent's library.
 *
 * @param coverUrl the cover that the parent has seen and takes; null for the first page's picture
 */
export async function publishStory(
  generationId: string,
  coverUrl: string | null,
  idempotencyKey: string,
): Promise<RouteAnswer<'publishStory'>> {
  return await call('publishStory', { params: storyOf(generationId), body: { coverUrl }, idempotencyKey })
}

/** @throws Error when an action is tried without a story; nothing is sent then */
function storyOf(generationId: string): { generationId: string } {
  if (generationId === '') throw new Error('Missing story ID.')
  return { generationId }
}
