/** A repeatable source of chance: the same seed gives the same numbers, on every machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  between(low: number, high: number): number
  /** A whole number, both ends included. */
  integer(low: number, high: number): number
  pick<Item>(items: readonly Item[]): Item
  chance(probability: number): boolean
}

/** FNV-1a, so that seeds differing in one letter start far apart. */
function hash(seed: string): number {
  let value = 2166136261
  for (let index = 0; index < seed.length; index++) {
    value = Math.imul(value ^ seed.charCodeAt(index), 16777619)
  }
  return value >>> 0
}

/** mulberry32: 32 bits of state are plenty for placing leaves. */
export function createRandom(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + next() * (high - low)
  return {
    next,
    between,
    integer: (low, high) => Math.floor(between(low, high + 1)),
    pick<Item>(items: readonly Item[]): Item {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('There is nothing to pick from an empty list.')
      return item
    },
    chance: (probability) => next() < probability,
  }
}

/** The same items in an order by chance. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
}
