import { queryOptions } from '@tanstack/react-query'
import { call } from '../calls/call.ts'

/** What parents choose from changes with a new version of the product only: read once. */
const readOnce = { staleTime: Number.POSITIVE_INFINITY }

export const ageGroupsQuery = queryOptions({
  ...readOnce,
  queryKey: ['public', 'age-groups'],
  queryFn: () => call('listAgeGroups'),
})

export const illustrationStylesQuery = queryOptions({
  ...readOnce,
  queryKey: ['public', 'illustration-styles'],
  queryFn: () => call('listIllustrationStyles'),
})

export const bibleVersesQuery = queryOptions({
  ...readOnce,
  queryKey: ['public', 'bible-verses'],
  queryFn: () => call('listBibleVerses'),
})

export const moralValuesQuery = queryOptions({
  ...readOnce,
  queryKey: ['public', 'moral-values'],
  queryFn: () => call('listMoralValues'),
})
