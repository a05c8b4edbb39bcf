import { countOf } from '@faith-fables/contract/count-of'
import { limits } from '@faith-fables/contract/limits'

/** How many wait, in words; a long line is not counted to its end. */
export function lineOf(waiting: number, one?: string, many?: string): string {
  const counted = one === undefined ? String(waiting) : countOf(waiting, one, many)
  return waiting < limits.deskWaiting ? counted : `At least ${counted}`
}
