import type { RateLimit } from './rate-limits.ts'

/** So many are counted at a time; the ones longest not seen are forgotten. */
const countedAtOnce = 20_000

/**
 * Counts what may turn out not to count: a try is taken before it is known to be wrong, so that many at once do not pass
 * together, and given back when it was right. Each process counts for itself.
 */
export function countTries({ calls, seconds }: RateLimit, factor: number) {
  const most = Math.max(1, Math.round(calls * factor))
  const counted = new Map<string, { tries: number; endsAt: number }>()

  function current(key: string) {
    const now = performance.now()
    const known = counted.get(key)
    const current = known && known.endsAt > now ? known : { tries: 0, endsAt: now + seconds * 1000 }
    counted.delete(key)
    counted.set(key, current)
    const [oldest] = counted.keys()
    if (counted.size > countedAtOnce && oldest !== undefined) counted.delete(oldest)
    return current
  }

  return {
    /** @returns how many more tries than allowed these are, and the seconds until they are forgotten */
    take(key: string): { above: number; secondsLeft: number } {
      const count = current(key)
      count.tries += 1
      const secondsLeft = Math.ceil((count.endsAt - performance.now()) / 1000)
      return { above: count.tries - most, secondsLeft }
    },
    giveBack(key: string): void {
      const count = counted.get(key)
      if (count && count.tries > 0) count.tries -= 1
    },
  }
}
