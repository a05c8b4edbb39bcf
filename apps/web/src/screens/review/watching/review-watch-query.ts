import { queryOptions } from '@tanstack/react-query'
import { messageOf } from '../../../api/calls/api-error.ts'
import { fetchGenerationAgain } from '../../../api/making/seen-generation-query.ts'
import {
  type ReviewWatch,
  timeToNextLook,
  watchAfterAnswer,
  watchAfterFailure,
  watchOpened,
} from './review-watch.ts'

/** Reads a story for its text review and looks again while something is under way, also from another tab. */
export function reviewWatchQuery(generationId: string) {
  return queryOptions({
    queryKey: ['parent', 'text-review', generationId],
    queryFn: async ({ client, queryKey, signal }): Promise<ReviewWatch> => {
      const current = () => client.getQueryData<ReviewWatch>(queryKey)
      try {
        const record = await fetchGenerationAgain(generationId, current()?.record, signal)
        const watch = current()
        return watch ? watchAfterAnswer(watch, record) : watchOpened(record)
      } catch (error) {
        const watch = current()
        if (signal.aborted || !watch) throw error
        return watchAfterFailure(watch, messageOf(error))
      }
    },
    // What an approval came to is told once: the next visit begins anew.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data ? timeToNextLook(state.data) : false),
    refetchIntervalInBackground: true,
  })
}
