import { queryOptions } from '@tanstack/react-query'
import { ApiError, messageOf } from '../../../api/calls/api-error.ts'
import { fetchGeneration } from '../../../api/making/generation-queries.ts'
import {
  type GenerationWatch,
  timeToNextLook,
  watchAfterAnswer,
  watchAfterFailure,
  watchBegun,
} from './generation-watch.ts'

/** Looks at a generation again and again until its end; also while the parent looks at another tab. */
export function generationWatchQuery(generationId: string | null) {
  return queryOptions({
    // Not among what is forgotten with the parent: that the sign-in has ended is an end to be told, too.
    queryKey: ['generation-watch', generationId],
    queryFn: ({ client, queryKey, signal }) =>
      look(client.getQueryData<GenerationWatch>(queryKey) ?? watchBegun, generationId ?? '', signal),
    enabled: generationId !== null,
    initialData: watchBegun,
    // Whoever comes back to a story looks anew.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => timeToNextLook(state.data, state.dataUpdateCount),
    refetchIntervalInBackground: true,
  })
}

async function look(
  watch: GenerationWatch,
  generationId: string,
  signal: AbortSignal,
): Promise<GenerationWatch> {
  try {
    return watchAfterAnswer(watch, await fetchGeneration(generationId, signal))
  } catch (error) {
    if (signal.aborted) throw error
    const status = error instanceof ApiError ? error.status : 0
    return watchAfterFailure(watch, { status, message: messageOf(error) })
  }
}
