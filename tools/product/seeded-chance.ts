/** Numbers from 0 up to 1, as from `Math.random`, but the same for the same seed. */
export type Chance = () => number

/**
 * Chance for a test or a bench that kills or disturbs. Its seed is printed, and `SEED=…` brings the same numbers back.
 *
 * @param say prints a line
 * @throws Error where `SEED` is no whole number
 */
export function seededChance(say: (line: string) => void = print, seed = seedWanted()): Chance {
  say(`Chance begins at SEED=${seed}.`)
  let state = seed >>> 0
  // Mulberry32: short, and even enough for moments and turns.
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const print = (line: string): void => void process.stdout.write(`${line}\n`)

function seedWanted(): number {
  const wanted = process.env.SEED
  if (wanted === undefined) return Date.now() % 2 ** 32
  if (!/^\d+$/.test(wanted)) throw new Error(`SEED must be a whole number, not '${wanted}'.`)
  return Number(wanted)
}
