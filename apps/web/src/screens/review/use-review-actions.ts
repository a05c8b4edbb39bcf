import type { ReviewBody } from '@faith-fables/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { reviewText } from '../../api/generation-queries.ts'
import { type ReviewWatch, watchSent } from './review-watch.ts'
import { reviewWatchQuery } from './review-watch-query.ts'

/** What is sent: the text as it stands in the field, and the wish where another version is asked for. */
export interface ReviewSending {
  storyText: string
  /** Null approves. */
  feedback: string | null
}

/**
 * Approving, and asking for another version.
 *
 * @param onSent called when the server has taken the text
 */
export function useReviewActions(generationId: string, onSent: (sending: ReviewSending) => void) {
  const client = useQueryClient()
  const query = reviewWatchQuery(generationId)
  const sending = useMutation({
    mutationFn: (what: ReviewSending) => reviewText(generationId, bodyOf(what)),
    onSuccess: ({ status }, what) => {
      client.setQueryData<ReviewWatch>(
        query.queryKey,
        (watch) => watch && watchSent(watch, { status, storyText: what.storyText }),
      )
      onSent(what)
    },
    onError: async (error) => {
      // Another tab was faster: show how things stand.
      if (error instanceof ApiError && error.status === 409) await client.refetchQueries(query)
    },
  })
  return sending
}

function bodyOf({ storyText, feedback }: ReviewSending): ReviewBody {
  return feedback === null
    ? { action: 'approve', editedStoryText: storyText }
    : { action: 'regenerate', editedStoryText: storyText, feedback }
}
