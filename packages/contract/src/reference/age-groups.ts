/** The four age groups in the order of the filters; the names are what stories and filters are compared by. */
export const ageGroupNames = ['Toddlers', 'Early Readers', 'Middle Childhood', 'Pre-Teens'] as const
export type AgeGroupName = (typeof ageGroupNames)[number]
