/** The four age groups in the order of the filters; the names are what stories and filters are compared by. */
export const ageGroupNames = ['Toddlers', 'Early Readers', 'Middle Childhood', 'Pre-Teens'] as const
export type AgeGroupName = (typeof ageGroupNames)[number]

/** The filter that keeps every story. */
export const allAges = 'All Ages'
export const ageFilters = [allAges, ...ageGroupNames] as const
export type AgeFilter = (typeof ageFilters)[number]
