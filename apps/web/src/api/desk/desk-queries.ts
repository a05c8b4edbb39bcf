import type { Decision, DeskStory, RequestsPage } from '@faith-fables/contract'
import { limits } from '@faith-fables/contract/limits'
import {
  type InfiniteData,
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { call } from '../calls/call.ts'

const deskKey = ['parent', 'desk'] as const

/** Null at the beginning of a list. */
const fromTheStart = null as string | null

/** What the next rows stand behind; undefined at the end of the list. */
function lastId(rows: readonly { id: string }[]): string | undefined {
  return rows.length < limits.deskRows ? undefined : rows.at(-1)?.id
}

/** Stories that wait for an answer, the longest waiting first. */
export const requestsQuery = infiniteQueryOptions({
  queryKey: [...deskKey, 'requests'],
  queryFn: ({ pageParam }) => call('listPublicRequests', { query: pageParam ? { after: pageParam } : {} }),
  initialPageParam: fromTheStart,
  getNextPageParam: ({ requests }) => lastId(requests),
  staleTime: 0,
})

/** One request with the whole book. */
export function publicRequestQuery(storyId: string) {
  return queryOptions({
    queryKey: [...deskKey, 'request', storyId],
    queryFn: () => call('getPublicRequest', { params: { storyId } }),
    staleTime: 0,
    // What was decided once is asked for anew.
    gcTime: 60_000,
  })
}

export type DeskState = 'public' | 'taken-down'

/** Stories that are public, or that were taken down, newest first. */
export function deskStoriesQuery(state: DeskState) {
  return infiniteQueryOptions({
    queryKey: [...deskKey, 'stories', state],
    queryFn: ({ pageParam }) =>
      call('listDeskStories', { query: { state, ...(pageParam && { after: pageParam }) } }),
    initialPageParam: fromTheStart,
    getNextPageParam: lastId,
    staleTime: 0,
  })
}

/** Stories that readers have reported, the longest waiting first. */
export const reportsQuery = infiniteQueryOptions({
  queryKey: [...deskKey, 'reports'],
  queryFn: ({ pageParam }) => call('listReports', { query: pageParam ? { after: pageParam } : {} }),
  initialPageParam: fromTheStart,
  getNextPageParam: lastId,
  staleTime: 0,
})

/** One reported story with the whole book. */
export function openedReportsQuery(storyId: string) {
  return queryOptions({
    queryKey: [...deskKey, 'opened-reports', storyId],
    queryFn: () => call('getReports', { params: { storyId } }),
    staleTime: 0,
    gcTime: 60_000,
  })
}

/** Finds nothing wrong in a reported story. */
export function keepMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id }: { id: string }) => call('keepStory', { params: { storyId: id } }),
    onSettled: () => void readAgain(client),
  })
}

/** Who did what, newest first. */
export const deskLogQuery = infiniteQueryOptions({
  queryKey: [...deskKey, 'log'],
  queryFn: ({ pageParam }) => call('listDeskLog', { query: pageParam ? { before: pageParam } : {} }),
  initialPageParam: fromTheStart,
  getNextPageParam: lastId,
  staleTime: 0,
})

export interface DecidedRequest {
  storyId: string
  decision: Decision
}

/** Answers a parent's request. Whatever the server says, it waits no longer as it was read. */
export function decisionMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ storyId, decision }: DecidedRequest) =>
      call('decidePublicRequest', { params: { storyId }, body: decision }),
    onSuccess: (_, { storyId }) => {
      client.setQueryData(requestsQuery.queryKey, (list) => list && withoutRequest(list, storyId))
    },
    // Nobody waits for it: the next request is there already.
    onSettled: () => void readAgain(client),
  })
}

type RequestsList = InfiniteData<RequestsPage, unknown>

function withoutRequest(list: RequestsList, storyId: string): RequestsList {
  const pages = list.pages.map(({ requests, waiting }) => ({
    requests: requests.filter(({ id }) => id !== storyId),
    waiting: Math.max(0, waiting - 1),
  }))
  return { ...list, pages }
}

/** Puts a public story on the landing page, or takes it off. */
export function featuringMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id, isFeatured }: Pick<DeskStory, 'id' | 'isFeatured'>) =>
      call('featureStory', { params: { storyId: id }, body: { isFeatured } }),
    onSettled: () => readAgain(client),
  })
}

/** Takes a public story from everybody but its parent. */
export function takeDownMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call('takeDownStory', { params: { storyId: id }, body: { reason } }),
    onSettled: () => readAgain(client),
  })
}

/** Makes a story public again that was taken down. */
export function putBackMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id }: { id: string }) => call('putBackStory', { params: { storyId: id } }),
    onSettled: () => readAgain(client),
  })
}

/** Every list that a deed may have changed. */
function readAgain(client: QueryClient): Promise<unknown> {
  const keys = [
    requestsQuery.queryKey,
    reportsQuery.queryKey,
    [...deskKey, 'stories'],
    deskLogQuery.queryKey,
    ['public', 'explore'],
    ['public', 'featured'],
  ]
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}
