import { countOf } from '@faith-fables/contract/count-of'

const day = 24 * 60 * 60 * 1000

/** How long somebody has waited: "since today", "for 1 day", "for 12 days". */
export function waitingWords(since: string, now = Date.now()): string {
  const days = Math.floor((now - new Date(since).getTime()) / day)
  return days < 1 ? 'since today' : `for ${countOf(days, 'day')}`
}
