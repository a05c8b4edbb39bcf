import type { AppConfig } from '@faith-fables/contract'
import { useQuery } from '@tanstack/react-query'
import { costsQuery } from '../../../api/making/public-queries.ts'
import {
  ageGroupsQuery,
  bibleVersesQuery,
  illustrationStylesQuery,
  moralValuesQuery,
} from '../../../api/making/reference-queries.ts'
import { type ReferencePart, referenceFailure } from './reference-failure.ts'

/** All that the form offers, asked for side by side. What does load is there, whatever becomes of the rest. */
export function useReference() {
  const ageGroups = useQuery(ageGroupsQuery)
  const illustrationStyles = useQuery(illustrationStylesQuery)
  const bibleVerses = useQuery(bibleVersesQuery)
  const moralValues = useQuery(moralValuesQuery)
  const costs = useQuery(costsQuery)
  const queries = [ageGroups, illustrationStyles, bibleVerses, moralValues, costs]
  const parts: ReferencePart[] = [
    { name: 'Age groups', error: ageGroups.error },
    { name: 'Styles', error: illustrationStyles.error },
    { name: 'Bible verses', error: bibleVerses.error },
    { name: 'Moral values', error: moralValues.error },
    { name: 'App Config', error: costs.error ?? priceGap(costs.data) },
  ]

  return {
    ageGroups: ageGroups.data,
    illustrationStyles: illustrationStyles.data,
    bibleVerses: bibleVerses.data,
    moralValues: moralValues.data,
    costs: costs.data,
    isLoading: queries.some((query) => query.isPending),
    isFetching: queries.some((query) => query.isFetching),
    failure: referenceFailure(parts),
    tryAgain() {
      for (const query of queries) if (query.isError || query === costs) void query.refetch()
    },
  }
}

export type Reference = ReturnType<typeof useReference>

/** Nobody pays an unseen price: a config without prices or counts is as good as none. */
function priceGap(costs: AppConfig | undefined): Error | null {
  if (!costs) return null
  const isPriced = costs.imageCostDefault !== null && costs.imageCostPremium !== null
  return isPriced && costs.availableImageNumbers.length > 0 ? null : new Error('the prices are not set')
}
