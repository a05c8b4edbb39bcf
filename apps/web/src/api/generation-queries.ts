import type { GenerationRecord, GenerationRequestBody, ReviewBody } from '@faith-fables/contract'
import type { RouteAnswer } from '@faith-fables/contract/routes'
import { call } from './call.ts'

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

/** A story being made, as it stands now. */
export function fetchGeneration(generationId: string, signal?: AbortSignal): Promise<GenerationRecord> {
  return call('getGeneration', { params: { generationId }, ...(signal && { signal }) })
}

/** Approves the text, or asks for another version of it. Answers where the generation stands now. */
export function reviewText(
  generationId: string,
  body: ReviewBody,
  idempotencyKey: string,
): Promise<RouteAnswer<'reviewText'>> {
  return call('reviewText', { params: { generationId }, body, idempotencyKey })
}

/** Puts the parent's words in the place of declined picture ideas. */
export function revisePictureIdeas(
  generationId: string,
  prompts: readonly { index: number; pictureIdea: string }[],
): Promise<RouteAnswer<'revisePictureIdeas'>> {
  return call('revisePictureIdeas', { params: { generationId }, body: { prompts: [...prompts] } })
}

/** Pays for another attempt at the picture of a scene. */
export function regeneratePicture(
  generationId: string,
  sceneIndex: number,
  wish: { feedback: string; previousAttemptId: string },
  idempotencyKey: string,
): Promise<RouteAnswer<'regeneratePicture'>> {
  return call('regeneratePicture', { params: { generationId, sceneIndex }, body: wish, idempotencyKey })
}

/** Stores which picture a scene gets. */
export async function selectImage(
  generationId: string,
  sceneIndex: number,
  selectedImageUrl: string,
): Promise<void> {
  await call('selectImage', { params: { generationId, sceneIndex }, body: { selectedImageUrl } })
}

/** Publishes the story into the parent's library. */
export function publishStory(
  generationId: string,
  idempotencyKey: string,
): Promise<RouteAnswer<'publishStory'>> {
  return call('publishStory', { params: { generationId }, idempotencyKey })
}
