import type { Part } from '../feedback/operation.ts'

/** Whether a page belongs to a part of the story: the beginning is the first page, the ending the last two. */
export function isInPart(page: number, count: number, part: Part): boolean {
  if (part === 'everywhere') return true
  if (part === 'beginning') return page === 0
  if (part === 'ending') return page >= count - 2
  return page > 0 && page < count - 2
}
