import { ageGroupNames } from '@faith-fables/contract/age-groups'
import { expect, test } from 'vitest'
import { ageFilters } from './age-filters.ts'

test('where one chooses an age, an All stands before the four (EN-29)', () => {
  expect(ageFilters).toEqual(['All Ages', ...ageGroupNames])
})
