import type { Pose } from '../scene-description.ts'
import type { Build } from './build.ts'
import type { FigureDirections } from './figure.ts'
import { hipHeight } from './leg-joints.ts'
import { type Side, seenFromBehind } from './posture.ts'
import { hanging, type Reach, reach, type Stance } from './stance.ts'

/** What hangs from a hand ends so far above the ground. */
const CLEAR = 12

/** From this turn on the arm on the far side is behind the body. */
const SIDEWAYS = 0.42

/** Who holds something up turns no further than this: seen from the side it would hang before the face, from no arm. */
const TURNED = 0.3

/** So far out to the side a raised hand is at least, in shares of the arm, for what hangs from it to be clear of the face. */
const OUT = 0.66

/** In these the arms swing or hang, and either hand may be the full one. */
const hangingArms: ReadonlySet<Pose> = new Set<Pose>(['stand', 'walk', 'run'])

const turnOf = ({ turn: [least, most] }: Stance, wanted: number): number =>
  Math.max(least, Math.min(most, wanted))

/** The hand by which something hangs: of who is seen from the side the near one, so that its arm is seen. */
export function nearHand(stance: Stance, usual: Side, { pose, turn, grasps }: FigureDirections): Side {
  const seen = turnOf(stance, turn)
  const isAside = seen > SIDEWAYS && !seenFromBehind(seen)
  return isAside && hangingArms.has(pose) && !grasps.left ? 'left' : usual
}

/**
 * Somebody with something that hangs from one hand. Raised, it is out at the side that they face and they turn to the
 * reader, so that it hangs before no face; lowered, it hangs beside the hip and not out before them, where others' faces are.
 */
export function withHanging(
  stance: Stance,
  grip: Side,
  hand: Reach,
  { foot, build, directions }: { foot: number; build: Build; directions: FigureDirections },
): Stance {
  const holding = (full: Reach): Stance => ({ ...stance, grip, hands: { ...stance.hands, [grip]: full } })
  if (hand.from === 'middle') return holding(hand)
  if (hand.down < 0) {
    const raised = holding({ ...hand, out: Math.max(hand.out, OUT) })
    return seenFromBehind(directions.turn) ? raised : { ...raised, turn: [stance.turn[0], TURNED] }
  }
  const isHanging = hangingArms.has(directions.pose)
  const carrying = holding(lowered(isHanging ? hanging : hand, foot, build, stance.legs.kind))
  return directions.pose === 'walk' ? withOtherHandLow(carrying, grip) : carrying
}

/** Who walks with something in one hand goes steadily: the other arm does not swing up to somebody's face. */
const withOtherHandLow = (stance: Stance, grip: Side): Stance => {
  const free = grip === 'left' ? 'right' : 'left'
  return { ...stance, hands: { ...stance.hands, [free]: hanging } }
}

/** As high as what hangs from it needs room above the ground, and then held out from the body. */
function lowered(hand: Reach, foot: number, build: Build, legs: Stance['legs']['kind']): Reach {
  const shoulder = hipHeight(build, legs) + (build.hipY - build.neckY) - 14
  const down = Math.min(hand.down, (shoulder - foot - CLEAR) / build.arm)
  const away = Math.sqrt(Math.max(0, 0.92 ** 2 - down ** 2))
  return down < hand.down ? reach(Math.min(0.4, away * 0.6), down, away * 0.8) : hand
}
