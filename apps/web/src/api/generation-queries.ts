import type { GenerationRecord, GenerationRequestBody, ReviewBody } from '@faith-fables/contract'
import type { RouteAnswer } from '@faith-fables/contract/routes'
import { queryOptions } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
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
export function reviewText(generationId: string, body: ReviewBody): Promise<RouteAnswer<'reviewText'>> {
  return call('reviewText', { params: { generationId }, body })
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
): Promise<RouteAnswer<'regeneratePicture'>> {
  return call('regeneratePicture', { params: { generationId, sceneIndex }, body: wish })
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
export function publishStory(generationId: string): Promise<RouteAnswer<'publishStory'>> {
  return call('publishStory', { params: { generationId } })
}

/** A generation as it was last seen. */
export interface SeenGeneration {
  record: GenerationRecord
  /** Looks since then that had no answer, in a row. */
  unanswered: number
}

/**
 * A generation that a screen keeps looking at; give it a `refetchInterval`. Only the first look can fail: what is on
 * the screen stays when a later one does.
 */
export function seenGenerationQuery(generationId: string) {
  return queryOptions({
    queryKey: ['parent', 'generation', generationId],
    queryFn: async ({ client, queryKey, signal }): Promise<SeenGeneration> => {
      try {
        return { record: await fetchExisting(generationId, signal), unanswered: 0 }
      } catch (error) {
        const seen = client.getQueryData<SeenGeneration>(queryKey)
        if (signal.aborted || !seen) throw error
        return { ...seen, unanswered: seen.unanswered + 1 }
      }
    },
    staleTime: 0,
  })
}

/** As `fetchGeneration`; an answer without a story in it counts as a story that is not there. @throws ApiError */
export async function fetchExisting(generationId: string, signal?: AbortSignal): Promise<GenerationRecord> {
  const record: Partial<GenerationRecord> = await fetchGeneration(generationId, signal)
  if (isThere(record)) return record
  throw new ApiError('Story not found.', { status: 404, statusText: 'Not Found' })
}

function isThere(record: Partial<GenerationRecord>): record is GenerationRecord {
  return record.status !== undefined
}
