import { createRandom } from '../geometry/random.ts'

/** How one candidate stages the scene; candidates of the same picture get different ones. */
export interface Arrangement {
  /** The setting seen from the other side. */
  mirrored: boolean
  /** The figures in the opposite order. */
  reversed: boolean
  /** Nearer (above 1) or farther than the shot's usual distance. */
  nearness: number
  /** Where the group stands between the thirds: -1 left, 1 right. */
  third: number
  /** How far the back row stands behind the front row, 0 to 1. */
  depth: number
}

/** Next to each other stand arrangements that differ most. */
const arrangements: readonly Arrangement[] = [
  { mirrored: false, reversed: false, nearness: 1.04, third: -0.5, depth: 0.5 },
  { mirrored: false, reversed: true, nearness: 0.82, third: 0.62, depth: 1 },
  { mirrored: true, reversed: false, nearness: 1.14, third: 0.25, depth: 0.8 },
  { mirrored: true, reversed: true, nearness: 0.88, third: -0.7, depth: 0.3 },
  { mirrored: false, reversed: false, nearness: 1.12, third: 0.6, depth: 0.9 },
  { mirrored: true, reversed: true, nearness: 0.84, third: -0.3, depth: 0.6 },
]

/** `turn` counts candidates and later wishes for "another one"; neighbouring turns always differ. */
export function arrangementFor(seed: string, turn: number): Arrangement {
  const start = createRandom(`arrangement ${seed}`).integer(0, arrangements.length - 1)
  return arrangements[(start + turn) % arrangements.length] ?? (arrangements[0] as Arrangement)
}
