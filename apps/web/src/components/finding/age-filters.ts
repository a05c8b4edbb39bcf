import { ageGroupNames } from '@faith-fables/contract/age-groups'

/** The filter that keeps every story. */
export const allAges = 'All Ages'
export const ageFilters = [allAges, ...ageGroupNames] as const
export type AgeFilter = (typeof ageFilters)[number]
