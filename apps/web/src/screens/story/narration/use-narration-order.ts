import type { NarrationState } from '@faith-fables/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useKeyedMutation } from '../../../api/calls/use-keyed-mutation.ts'
import { narrationQuery, orderNarration } from '../../../api/stories/narration-queries.ts'
import { storyQuery } from '../../../api/stories/story-queries.ts'
import { useSession } from '../../../session/session.ts'

/** Orders the narration; when it ends, the open book gets its sound, or the parent the tokens. */
export function useNarrationOrder(storyId: string, uid: string, narration: NarrationState | undefined) {
  const client = useQueryClient()
  const { reloadBalance } = useSession()
  const before = useRef(narration?.state)
  const state = narration?.state
  useEffect(() => {
    const wasMaking = before.current === 'making'
    before.current = state
    if (!wasMaking) return
    if (state === 'ready') void client.refetchQueries(storyQuery(storyId, uid))
    if (state === 'failed') void reloadBalance()
  }, [state, storyId, uid, client, reloadBalance])
  return useKeyedMutation({
    mutationKey: ['order-narration', storyId],
    send: (_: undefined, idempotencyKey) => orderNarration(storyId, idempotencyKey),
    onSuccess(answer) {
      client.setQueryData(narrationQuery(storyId).queryKey, answer)
      void reloadBalance()
    },
  })
}
