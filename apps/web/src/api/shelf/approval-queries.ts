import type { ApprovalDecision } from '@faith-fables/contract'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../calls/call.ts'
import { storyIn } from '../stories/story-queries.ts'

/** What a second adult decides over, by the token of their link. */
export function approvalQuery(token: string) {
  return queryOptions({
    queryKey: ['approval', token],
    queryFn: ({ signal }) => call('getShelfToApprove', { params: { token }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
}

/** A story that a second adult decides over. */
export function storyToApproveQuery(token: string, storyId: string) {
  return queryOptions({
    queryKey: ['approval', token, 'story', storyId],
    queryFn: async ({ signal }) =>
      storyIn(await call('getStoryToApprove', { params: { token, storyId }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

export function decideMutation(client: QueryClient, token: string, storyId: string) {
  return mutationOptions({
    mutationFn: (body: ApprovalDecision) => call('decideOnShelfStory', { params: { token, storyId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: approvalQuery(token).queryKey, exact: true }),
  })
}
