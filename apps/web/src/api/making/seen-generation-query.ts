import type { GenerationRecord } from '@faith-fables/contract'
import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../calls/api-error.ts'
import { fetchGeneration } from './generation-queries.ts'

/**
 * Milliseconds that a look waits for its answer. One that waits longer has lost its connection without a word, as on a phone
 * that changed networks; the browser itself would wait for minutes, and with it every further look.
 */
const patience = 20_000

/** A generation as it was last seen. */
export interface SeenGeneration {
  record: GenerationRecord
  /** Looks that found it in this status again. */
  looks: number
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
      const before = () => client.getQueryData<SeenGeneration>(queryKey)
      try {
        const record = await fetchGenerationAgain(generationId, before()?.record, signal)
        return seenAgain(before(), record)
      } catch (error) {
        const seen = before()
        if (signal.aborted || !seen) throw error
        return { ...seen, unanswered: seen.unanswered + 1 }
      }
    },
    staleTime: 0,
  })
}

function seenAgain(before: SeenGeneration | undefined, record: GenerationRecord): SeenGeneration {
  const looks = before?.record.status === record.status ? before.looks + 1 : 0
  return { record, looks, unanswered: 0 }
}

/** What was there at the look before and is not there any more was deleted. @throws ApiError */
export async function fetchGenerationAgain(
  generationId: string,
  before: GenerationRecord | undefined,
  signal: AbortSignal,
): Promise<GenerationRecord> {
  try {
    return await inTime((within) => fetchExistingGeneration(generationId, within), signal)
  } catch (error) {
    if (before && error instanceof ApiError && error.status === 404) return { ...before, status: 'archived' }
    throw error
  }
}

/** @throws ApiError when nothing is answered within our patience */
async function inTime<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  const limit = new AbortController()
  const tooLong = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    tooLong.reject(new ApiError('API Error: Network error', { status: 0, statusText: 'Network error' }))
    limit.abort()
  }, patience)
  try {
    return await Promise.race([ask(AbortSignal.any([signal, limit.signal])), tooLong.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** An answer without a story in it counts as a story that is not there. @throws ApiError */
async function fetchExistingGeneration(generationId: string, signal: AbortSignal): Promise<GenerationRecord> {
  const record: Partial<GenerationRecord> = await fetchGeneration(generationId, signal)
  if (isThere(record)) return record
  throw new ApiError('Story not found.', { status: 404, statusText: 'Not Found' })
}

function isThere(record: Partial<GenerationRecord>): record is GenerationRecord {
  return record.status !== undefined
}
