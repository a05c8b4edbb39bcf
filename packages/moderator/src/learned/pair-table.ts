/**
 * Weights of pairs of places, row by row of the first, each row by the second in rising order: six bytes a
 * pair. As maps of maps 318,000 pairs took 25 MB more (record 129).
 */
export interface PairTable {
  /** Where the row of each first place begins, and behind the last one where it ends. */
  starts: Uint32Array
  others: Uint32Array
  /** Whole numbers, as in the model that has them. */
  weights: Int16Array
}

/** @param pairs first place, second place and weight in turn; @param places how many there are */
export function pairTableOf(pairs: readonly number[], places: number): PairTable {
  const firstOf = (at: number): number => pairs[3 * at] ?? 0
  const otherOf = (at: number): number => pairs[3 * at + 1] ?? 0
  const order = Uint32Array.from({ length: pairs.length / 3 }, (_pair, at) => at).sort(
    (one, next) => firstOf(one) - firstOf(next) || otherOf(one) - otherOf(next),
  )
  const starts = new Uint32Array(places + 1)
  for (const at of order) starts[firstOf(at) + 1] = (starts[firstOf(at) + 1] ?? 0) + 1
  for (let place = 0; place < places; place++)
    starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0)
  return {
    starts,
    others: order.map(otherOf),
    weights: Int16Array.from(order, (at) => pairs[3 * at + 2] ?? 0),
  }
}

/** What a pair weighs; 0 where it was not learned, or one of the two is nowhere (below 0). */
export function weightOfPair({ starts, others, weights }: PairTable, one: number, other: number): number {
  if (one < 0 || other < 0) return 0
  let low = starts[one] ?? 0
  let high = starts[one + 1] ?? 0
  while (low < high) {
    const middle = (low + high) >>> 1
    const found = others[middle] ?? 0
    if (found === other) return weights[middle] ?? 0
    if (found < other) low = middle + 1
    else high = middle
  }
  return 0
}
