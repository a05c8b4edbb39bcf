import type { GenerationRequestBody } from '@faith-fables/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { isAnswered } from '../../../api/calls/is-answered.ts'
import { startGeneration } from '../../../api/making/generation-queries.ts'
import type { WatchEnd } from './generation-watch.ts'
import { generationWatchQuery } from './generation-watch-query.ts'
import { isOutOfTokens, orderFailure } from './order-failure.ts'
import { orderKey, settleOrder } from './order-key.ts'

/** Times an order is sent again by itself when no answer came; safe, since it carries the same key. */
const repetitions = 2

export interface StoryOrderEvents {
  /** The order is charged and on its way. */
  onAccepted: (generationId: string) => void
  /** The story is the parent's again, or came to nothing, or nobody knows. */
  onEnd: (end: WatchEnd) => void
  /** The tokens may be others than known. */
  onBalanceChanged: () => void
}

/**
 * Orders a story and watches over it until its next step is the parent's.
 *
 * @param underWay the story that was being watched before the page was loaded again
 */
export function useStoryOrder(uid: string, underWay: string | null, events: StoryOrderEvents) {
  const [generationId, setGenerationId] = useState(underWay)
  const start = useMutation({
    mutationFn: (request: GenerationRequestBody) => startGeneration(request, orderKey(uid, request)),
    retry: (failures, error) => failures < repetitions && !isAnswered(error),
    onSuccess: ({ storyGenerationId }) => {
      settleOrder(uid)
      setGenerationId(storyGenerationId)
      events.onAccepted(storyGenerationId)
    },
    onError: (error) => {
      if (isAnswered(error)) settleOrder(uid)
      if (isOutOfTokens(error)) events.onBalanceChanged()
    },
  })
  const { data: watch } = useQuery(generationWatchQuery(generationId))

  const tellEnd = useEffectEvent(() => {
    if (!watch.end) return
    events.onBalanceChanged()
    events.onEnd(watch.end)
  })
  const { end } = watch
  useEffect(() => {
    if (end) tellEnd()
  }, [end])

  const isWatching = generationId !== null
  return {
    isUnderWay: start.isPending || (isWatching && end?.kind !== 'failed'),
    /** Nobody knows yet how it ends. */
    isOpenEnded: start.isPending || (isWatching && end === null),
    /** The server has taken the order. */
    isTaken: isWatching,
    message: isWatching ? (watch.trouble ?? watch.message) : 'Initiating story generation...',
    stage: isWatching ? watch.stage : -1,
    failure: orderFailure(start.error, end),
    send(request: GenerationRequestBody) {
      setGenerationId(null)
      start.mutate(request)
    },
  }
}

export type StoryOrder = ReturnType<typeof useStoryOrder>
