import type { GenerationRecord, GenerationRequestBody } from '@faith-fables/contract'
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
