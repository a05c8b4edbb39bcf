import type { Face, Pose } from '../scene-description.ts'
import type { FigureDirections } from './figure.ts'
import { hanging, middle, type Reach, reach, type Stance } from './stance.ts'

/** What a feeling does to a body that has nothing else to do: bowed or lifted head and shoulders, and hands. */
interface Bearing {
  nod: number
  tilt?: number
  lean?: number
  /** Where hands go that would hang: left and right. */
  hands?: readonly [Reach, Reach]
  open?: Stance['open']
}

const folded = middle(0.1, 0.5, 0.42)
const atBreast = middle(0.09, 0.46, 0.36)

const bearings: Partial<Record<Face, Bearing>> = {
  sad: { nod: 0.5, tilt: 5, lean: 0.1, hands: [reach(0.02, 0.94, 0.16), reach(0.02, 0.94, 0.16)] },
  worried: { nod: 0.16, tilt: -4, lean: 0.05, hands: [atBreast, atBreast] },
  shy: { nod: 0.36, tilt: 9, hands: [folded, folded] },
  angry: { nod: 0.12, lean: 0.06, hands: [reach(0.3, 0.8, -0.06), reach(0.3, 0.8, -0.06)] },
  wow: {
    nod: -0.2,
    hands: [reach(0.58, 0.3, 0.12), reach(0.58, 0.3, 0.12)],
    open: ['left', 'right'],
  },
  joy: {
    nod: -0.22,
    tilt: 4,
    hands: [reach(0.62, 0.34, 0.06), reach(0.62, 0.34, 0.06)],
    open: ['left', 'right'],
  },
  laugh: { nod: -0.3, tilt: -6, hands: [reach(0.34, 0.7, 0.16), atBreast] },
  tender: { nod: 0.1, tilt: 7, hands: [hanging, atBreast] },
  thinking: { nod: 0.06, tilt: 6, hands: [atBreast, hanging] },
  sleepy: { nod: 0.3, tilt: 8 },
  proud: { nod: -0.26, lean: -0.04, hands: [reach(0.02, 0.62, 0.06), reach(0.02, 0.62, 0.06)] },
  sorry: { nod: 0.42, tilt: 4, lean: 0.06, hands: [folded, folded] },
  determined: { nod: -0.06, lean: 0.05, hands: [reach(0.24, 0.78, 0.1), reach(0.24, 0.78, 0.1)] },
}

/** Poses that say nothing themselves: the feeling has the whole body. */
const atEase: ReadonlySet<Pose> = new Set<Pose>(['stand', 'look-up'])
/** Poses in which head and shoulders are free. */
const headFree: ReadonlySet<Pose> = new Set<Pose>(['stand', 'sit', 'kneel', 'walk', 'carry', 'hands-on-hips'])

/** A stance as somebody takes it who feels that; hands that hold, are held or lean on something stay where they are. */
export function feltStance(stance: Stance, { pose, face, held, grasps }: FigureDirections): Stance {
  const bearing = bearings[face]
  if (!bearing || !headFree.has(pose)) return stance
  const bowed = {
    ...stance,
    nod: stance.nod + bearing.nod,
    tilt: stance.tilt + (bearing.tilt ?? 0),
    lean: stance.legs.kind === 'feet' ? stance.lean + (bearing.lean ?? 0) : stance.lean,
  }
  const [left, right] = bearing.hands ?? []
  if (!atEase.has(pose) || !left || !right || stance.legs.kind !== 'feet') return bowed
  const isFree = (side: 'left' | 'right'): boolean =>
    stance.hands[side] === hanging &&
    grasps[side] === undefined &&
    (held === null || (stance.grip !== 'both' && stance.grip !== side))
  return {
    ...bowed,
    hands: {
      left: isFree('left') ? left : stance.hands.left,
      right: isFree('right') ? right : stance.hands.right,
    },
    ...(bearing.open && { open: bearing.open.filter(isFree) }),
  }
}
