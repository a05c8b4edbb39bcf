import { queryOptions } from '@tanstack/react-query'
import { call } from '../calls/call.ts'

/** Prices, image counts and allowances: read once, at the start. */
export const costsQuery = queryOptions({
  queryKey: ['public', 'costs'],
  queryFn: () => call('getCosts'),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** What this deployment can do: read once. */
export const configQuery = queryOptions({
  queryKey: ['public', 'config'],
  queryFn: () => call('getConfig'),
  staleTime: Number.POSITIVE_INFINITY,
})

/** What tokens are sold in, smallest first. */
export const tokenPacksQuery = queryOptions({
  queryKey: ['public', 'token-packs'],
  queryFn: () => call('listTokenPacks'),
})

export const featuredStoriesQuery = queryOptions({
  queryKey: ['public', 'featured'],
  queryFn: () => call('listFeaturedStories'),
})
