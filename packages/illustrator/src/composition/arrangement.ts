import { createRandom } from '../geometry/random.ts'
import type { SceneDescription, Setting, Viewpoint } from '../scene-description.ts'
import { type Side, sides } from '../settings/setting.ts'
import type { Fall } from './other-light.ts'
import { lookersOn, viewpointsOf } from './viewpoint.ts'

/** How one candidate stages the scene; candidates of the same picture get different ones. */
export interface Arrangement {
  /** From which side the place is seen: another one on every page. */
  side: Side
  /** The setting with left and right exchanged. */
  mirrored: boolean
  /** The figures in the opposite order. */
  reversed: boolean
  /** Nearer (above 1) or farther than the shot's usual distance. */
  nearness: number
  /** Where the group stands between the thirds: -1 left, 1 right. */
  third: number
  /** How far the back row stands behind the front row, 0 to 1. */
  depth: number
  /** Whether something near frames the picture outdoors: leaves that hang in, grass. */
  framed: boolean
  /** Of two who touch, the one who usually stands a hair behind stands before the other. */
  swapped: boolean
  /** Whoever would stand last in the row stands first: the others have other neighbours than before. */
  rotated: boolean
  viewpoint: Viewpoint
  /** The name of whoever stands near, where the others are seen past somebody. */
  past?: string
  /** How the light falls. */
  fall: Fall
}

type Staging = Pick<Arrangement, 'reversed' | 'nearness' | 'depth' | 'framed'> & {
  aside: number
}

/** By twos as they are offered, near and far. */
const stagings: readonly Staging[] = [
  { reversed: false, nearness: 1.08, aside: 0.6, depth: 0.5, framed: true },
  { reversed: true, nearness: 0.84, aside: 0.9, depth: 1, framed: false },
  { reversed: true, nearness: 0.9, aside: 0.8, depth: 0.8, framed: false },
  { reversed: false, nearness: 1.16, aside: 0.4, depth: 0.3, framed: true },
  { reversed: false, nearness: 1.14, aside: 0.4, depth: 0.9, framed: true },
  { reversed: true, nearness: 0.86, aside: 0.85, depth: 0.6, framed: false },
]

/** How often a page is staged anew before the best of what was tried is taken. */
export const TRIES = 8

/**
 * `turn` counts candidates and later wishes for "another one": each is seen from elsewhere than the one before, in another
 * light. From page to page the group changes sides, whichever candidates are chosen. `attempt` counts what was tried
 * and hid somebody's face, from 0: the same from the other end of the row, then from elsewhere.
 */
export function arrangementFor(
  scene: SceneDescription,
  { seed, page, turn, attempt = 0 }: { seed: string; page: number; turn: number; attempt?: number },
): Arrangement {
  const staging = stagingFor(seed, page, turn)
  const viewpoints = viewpointsOf(scene, seed, page, turn)
  const viewpoint = viewpoints[Math.floor(attempt / 2) % viewpoints.length] ?? 'level'
  const past = viewpoint === 'past' ? lookersOn(scene)[(page + turn) % lookersOn(scene).length] : undefined
  const side = scene.side ?? sideFor(seed, page)
  return {
    ...staging,
    side,
    mirrored: side === 1 && !readsFromTheLeft.has(scene.setting),
    reversed: staging.reversed !== (attempt % 2 === 1),
    swapped: attempt % 2 === 1,
    rotated: turn % 2 === 1,
    viewpoint,
    ...(past && { past: past.name }),
    fall: fallOf(seed, page, turn),
  }
}

/** What stands on a blackboard is read from the left. */
const readsFromTheLeft = new Set<Setting>(['school'])

/** Two pages that follow each other show two sides of a place. */
const sideFor = (seed: string, page: number): Side =>
  sides[(page + createRandom(`side ${seed}`).integer(0, 2)) % sides.length] ?? 0

/** The light of the turn, or of the next one where a picture beside it has that already. */
export function fallBeside(
  fall: Fall,
  { seed, page, turn }: { seed: string; page: number; turn: number },
): Fall {
  const own = fallOf(seed, page, turn)
  return own === fall ? fallOf(seed, page, turn + 1) : own
}

/** The first picture is in the light of its hour, the next ones by turns warm and cool. */
function fallOf(seed: string, page: number, turn: number): Fall {
  if (turn % 3 === 0) return 'usual'
  const isWarm = createRandom(`light ${seed} ${page}`).chance(0.5)
  return (turn % 3 === 1) === isWarm ? 'slanting' : 'behind'
}

function stagingFor(
  seed: string,
  page: number,
  turn: number,
): Omit<Arrangement, 'viewpoint' | 'past' | 'fall' | 'rotated' | 'swapped' | 'side' | 'mirrored'> {
  const random = createRandom(`arrangement ${seed}`)
  const start = 2 * random.integer(0, 2)
  const side = (page + random.integer(0, 1)) % 2 ? 1 : -1
  const { aside, ...staging } = stagings[(start + 2 * page + turn) % stagings.length] as Staging
  return { ...staging, third: aside * side }
}
