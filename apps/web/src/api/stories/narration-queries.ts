import { polling } from '@faith-fables/contract/limits'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../calls/call.ts'

const keyOf = (storyId: string) => ['parent', 'narration', storyId] as const

/** How far the narration of a parent's own story is; asked again for as long as it is being made. */
export function narrationQuery(storyId: string) {
  return queryOptions({
    queryKey: keyOf(storyId),
    queryFn: ({ signal }) => call('getNarration', { params: { storyId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? polling.narration : false),
  })
}

export const orderNarration = (storyId: string, idempotencyKey: string) =>
  call('orderNarration', { params: { storyId }, idempotencyKey })
