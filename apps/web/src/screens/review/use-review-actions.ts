import type { ReviewBody } from '@faith-fables/contract'
import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../api/calls/api-error.ts'
import { isOvertaken } from '../../api/calls/is-overtaken.ts'
import { useKeyedMutation } from '../../api/calls/use-keyed-mutation.ts'
import { reviewText } from '../../api/making/generation-queries.ts'
import { noteDraftStatus } from '../../api/stories/library-queries.ts'
import { type ReviewWatch, type WatchNotice, watchOvertaken, watchSent } from './watching/review-watch.ts'
import { reviewWatchQuery } from './watching/review-watch-query.ts'

/** What is sent: the text as it stands in the field, and the wish where another version is asked for. */
export interface ReviewSending {
  storyText: string
  /** Null approves. */
  feedback: string | null
}

/** Approving, and asking for another version. */
export function useReviewActions(generationId: string) {
  const client = useQueryClient()
  const query = reviewWatchQuery(generationId)
  return useKeyedMutation({
    mutationKey: ['review-text', generationId],
    send: (what: ReviewSending, key) => reviewText(generationId, bodyOf(what), key),
    onSuccess: ({ status }, what) => {
      client.setQueryData<ReviewWatch>(
        query.queryKey,
        (watch) => watch && watchSent(watch, { status, storyText: what.storyText }),
      )
      noteDraftStatus(client, generationId, status)
    },
    onError: async (error) => {
      if (!isOvertaken(error)) return
      await client.refetchQueries(query)
      client.setQueryData<ReviewWatch>(
        query.queryKey,
        (watch) => watch && watchOvertaken(watch, messageOf(error)),
      )
    },
  })
}

/** What the parent must know of a call that failed; another tab's being faster is told where the story stands. */
export function sendingNotice(error: Error | null): WatchNotice | null {
  return error === null || isOvertaken(error) ? null : { kind: 'problem', sentence: messageOf(error) }
}

function bodyOf({ storyText, feedback }: ReviewSending): ReviewBody {
  return feedback === null
    ? { action: 'approve', editedStoryText: storyText }
    : { action: 'regenerate', editedStoryText: storyText, feedback }
}
