import { moved3, type Spot, spun } from '../geometry/space.ts'
import type { Build } from './build.ts'
import { hipHeight, legInBody } from './leg-joints.ts'
import type { Reach, Stance } from './stance.ts'

export type Side = 'left' | 'right'
export type Sides<Thing> = Record<Side, Thing>
export const sides = ['left', 'right'] as const

/** -1 for the reader's left, 1 for the right, while the body faces the reader. */
export const sign = (side: Side): -1 | 1 => (side === 'left' ? -1 : 1)

/** A stance on a body that is turned: every joint as the reader sees it (x right, y down, z nearer). */
export interface Posture {
  stance: Stance
  /** 0 faces the reader, 1 the right side, 2 turns the back. */
  turn: number
  /** The same in radians. */
  angle: number
  hips: Spot
  neck: Spot
  head: Spot
  hipJoints: Sides<Spot>
  shoulders: Sides<Spot>
  /** Where the hands want to be; the arms may be too short. */
  targets: Sides<Spot>
}

/** From this turn on the reader sees the back of clothes and head. */
const BACK = 1.22

export const seenFromBehind = (turn: number): boolean => turn > BACK

/** How near to its side a body that is never seen from there may turn. */
const ASIDE = 0.42

function turnOf({ turn: [least, most], neverSideways }: Stance, wanted: number): number {
  const turn = Math.max(least, Math.min(most, wanted))
  if (!neverSideways || Math.abs(turn - 1) >= ASIDE) return turn
  return turn > 1.2 ? 1 + ASIDE : 1 - ASIDE
}

/** `turn` is where the figure wants to face; the stance says how far it may. */
export function postureOf(build: Build, stance: Stance, wanted: number): Posture {
  const turn = turnOf(stance, wanted)
  const angle = (turn * Math.PI) / 2
  const trunk = build.hipY - build.neckY
  const upright = Math.sqrt(Math.max(0.05, 1 - stance.lean ** 2 - stance.sway ** 2))
  const hips: Spot = [0, -hipHeight(build, stance.legs.kind), 0]
  const neck = moved3(hips, trunk * stance.sway, -trunk * upright, trunk * stance.lean)
  const head = moved3(
    neck,
    Math.sin((stance.tilt * Math.PI) / 180) * build.head * 0.6 + stance.sway * build.head * 0.4,
    -build.head * (0.97 - 0.3 * stance.lean),
    (stance.lean * 0.7 - (stance.tuck ?? 0)) * build.head,
  )
  const shoulder = (side: Side): Spot => moved3(neck, sign(side) * (build.shoulder - 7), 14, 0)
  const view = (spot: Spot): Spot => spun(spot, angle)
  return {
    stance,
    turn,
    angle,
    hips: view(hips),
    neck: view(neck),
    head: view(head),
    hipJoints: {
      left: view(moved3(hips, -build.hip, 0, 0)),
      right: view(moved3(hips, build.hip, 0, 0)),
    },
    shoulders: { left: view(shoulder('left')), right: view(shoulder('right')) },
    targets: {
      left: view(handSpot(build, stance, neck, shoulder('left'), -1)),
      right: view(handSpot(build, stance, neck, shoulder('right'), 1)),
    },
  }
}

/** A hand that rests on the ground is this high above it. */
const GROUND = 10

function handSpot(build: Build, { legs, hands }: Stance, neck: Spot, shoulder: Spot, outward: -1 | 1): Spot {
  const hand = outward < 0 ? hands.left : hands.right
  const from: Record<Reach['from'], () => Spot> = {
    shoulder: () => shoulder,
    middle: () => moved3(neck, 0, 14, 0),
    knee: () => legInBody(build, legs, outward).knee,
  }
  const { arm } = build
  const [x, y, z] = moved3(from[hand.from](), outward * hand.out * arm, hand.down * arm, hand.forward * arm)
  return [x, Math.min(y, -GROUND), z]
}
