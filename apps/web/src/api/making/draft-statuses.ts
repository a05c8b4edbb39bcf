import type { InProgressStatus, LibraryItem } from '@faith-fables/contract'
import {
  type GenerationStatus,
  generationStatusTable,
  statusKind,
} from '@faith-fables/contract/generation-status'

/** A story that is still being made. */
export type Draft = LibraryItem & { _type: 'draft'; status: GenerationStatus }

export function isDraft(item: LibraryItem): item is Draft {
  return item._type === 'draft' && item.status !== null
}

/**
 * Whether the statuses say more than they can show: a draft has come or gone, or has reached another kind of status,
 * so that its title, its progress or its tab may be others too.
 */
export function haveMovedOn(items: readonly LibraryItem[], statuses: readonly InProgressStatus[]): boolean {
  const drafts = items.filter(isDraft)
  const known = new Map(drafts.map(({ id, status }) => [id, status]))
  return (
    statuses.length !== drafts.length ||
    statuses.some(({ _id, status }) => {
      const before = known.get(_id)
      return before === undefined || statusKind(before) !== statusKind(status)
    })
  )
}

/** The library with the statuses carried over; the progress goes along with a new one. */
export function withStatuses(
  items: readonly LibraryItem[],
  statuses: readonly InProgressStatus[],
): LibraryItem[] {
  const current = new Map(statuses.map(({ _id, status }) => [_id, status]))
  return items.map((item) => {
    const status = isDraft(item) ? current.get(item.id) : undefined
    if (status === undefined || status === item.status) return item
    return { ...item, status, progress: generationStatusTable[status].progress }
  })
}
