import { polling } from '@faith-fables/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { draftStatusesQuery } from '../../api/stories/library-queries.ts'

/** Keeps the drafts' statuses fresh while there are any. Answers whether the server has long not answered. */
export function useDraftStatuses(hasDrafts: boolean): boolean {
  const { failureCount } = useQuery({ ...draftStatusesQuery, enabled: hasDrafts })
  return hasDrafts && failureCount >= polling.failuresBeforeGivingUp
}
