import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../../api/calls/api-error.ts'
import { isOvertaken } from '../../../api/calls/is-overtaken.ts'
import { useKeyedMutation } from '../../../api/calls/use-keyed-mutation.ts'
import { restoreText } from '../../../api/making/generation-queries.ts'
import { type ReviewWatch, watchOpened, watchOvertaken } from '../watching/review-watch.ts'
import { reviewWatchQuery } from '../watching/review-watch-query.ts'

/** A version that is wanted, and the text in the field, which is kept as a version, too. */
export interface WantedVersion {
  version: number
  editedStoryText: string
}

/** Going back to an earlier version of the text, and forward again. */
export function useTextRestoring(generationId: string) {
  const client = useQueryClient()
  const query = reviewWatchQuery(generationId)
  const change = (next: (watch: ReviewWatch) => ReviewWatch) =>
    client.setQueryData<ReviewWatch>(query.queryKey, (watch) => watch && next(watch))
  return useKeyedMutation({
    // The same name as approving: the two never happen at once.
    mutationKey: ['review-text', generationId],
    send: (wanted: WantedVersion, key) => restoreText(generationId, wanted, key),
    onSuccess: async () => {
      await client.refetchQueries(query)
      change(({ record }) => watchOpened(record))
    },
    onError: async (error) => {
      if (!isOvertaken(error)) return
      await client.refetchQueries(query)
      change((watch) => watchOvertaken(watch, messageOf(error)))
    },
  })
}
