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
  /** Whether something near frames the picture: leaves that hang in, a door. */
  framed: boolean
}

type Staging = Omit<Arrangement, 'third'> & { aside: number }

/** By twos as they are offered: the place from one side and from the other, near and far. */
const stagings: readonly Staging[] = [
  { mirrored: false, reversed: false, nearness: 1.08, aside: 0.6, depth: 0.5, framed: true },
  { mirrored: true, reversed: true, nearness: 0.84, aside: 0.9, depth: 1, framed: false },
  { mirrored: false, reversed: true, nearness: 0.9, aside: 0.8, depth: 0.8, framed: false },
  { mirrored: true, reversed: false, nearness: 1.16, aside: 0.4, depth: 0.3, framed: true },
  { mirrored: false, reversed: false, nearness: 1.14, aside: 0.4, depth: 0.9, framed: true },
  { mirrored: true, reversed: true, nearness: 0.86, aside: 0.85, depth: 0.6, framed: false },
]

/**
 * `turn` counts candidates and later wishes for "another one"; neighbouring turns always differ. From page to page
 * the group changes sides, whichever candidates are chosen, while the same turn shows a place from the same side.
 */
export function arrangementFor(seed: string, page: number, turn: number): Arrangement {
  const random = createRandom(`arrangement ${seed}`)
  const start = 2 * random.integer(0, 2)
  const side = (page + random.integer(0, 1)) % 2 ? 1 : -1
  const { aside, ...staging } = stagings[(start + 2 * page + turn) % stagings.length] as Staging
  return { ...staging, third: aside * side }
}
