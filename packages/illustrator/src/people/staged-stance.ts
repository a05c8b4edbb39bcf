import type { Aid, HumanLook } from '../looks/look.ts'
import type { Pose } from '../scene-description.ts'
import { feltStance } from './felt-stance.ts'
import type { FigureDirections } from './figure.ts'
import { isSkirted } from './legs.ts'
import { stand } from './poses/stand.ts'
import { isLying } from './poses.ts'
import type { Side } from './posture.ts'
import { both, hanging, middle, reach, type Stance } from './stance.ts'

/** What somebody on crutches or with a walking frame does instead. */
const steadier: Partial<Record<Pose, Pose>> = {
  run: 'walk',
  climb: 'reach',
  jump: 'wave',
  dance: 'wave',
  kick: 'stand',
  crawl: 'kneel',
  handstand: 'wave',
}

export const possiblePose = (pose: Pose, { aid }: HumanLook): Pose =>
  aid === 'wheelchair' && (pose === 'handstand' || pose === 'crawl' || pose === 'ride')
    ? 'cheer'
    : aid === 'crutches' || aid === 'walker'
      ? (steadier[pose] ?? pose)
      : pose

/** A pose as this body takes it: seated in a wheelchair, on crutches, with a hand raised for an umbrella. */
export function stagedStance(stance: Stance, look: HumanLook, directions: FigureDirections): Stance {
  const { pose, held, grasps } = directions
  // Who has climbed on a chair or a crate stands on it.
  const climbed: Stance =
    pose === 'climb' && directions.bench
      ? { ...stance, legs: stand.legs, lift: 0, lean: stance.lean * 0.4 }
      : stance
  const seated: Stance =
    look.aid === 'wheelchair' && !isLying(pose)
      ? { ...climbed, legs: { kind: 'seated' }, lift: 0, lean: stance.lean * 0.4 }
      : climbed
  // A skirt cannot show which knee is up.
  const kneeling: Stance =
    seated.legs.kind === 'half-kneeling' && isSkirted(look)
      ? { ...seated, legs: { kind: 'kneeling' } }
      : seated
  const supported = look.aid ? leaning(kneeling, look.aid) : feltStance(kneeling, directions)
  if (!held || supported.grip === 'both') return supported
  if (held.wide && freeHands.has(pose) && !look.aid && !grasps.left && !grasps.right)
    return { ...supported, grip: 'both', hands: both(middle(0.3, 0.5, 0.5)) }
  const grip = grasps[supported.grip] ? other(supported.grip) : supported.grip
  const hand = supported.hands[grip]
  const hangs = hand.from === 'shoulder' && hand.down > 0.2
  const hands = held.aloft && hangs ? { ...supported.hands, [grip]: ALOFT } : supported.hands
  return { ...supported, grip, hands }
}

/** Poses in which both hands have nothing else to do. */
const freeHands = new Set<Pose>(['stand', 'walk', 'run', 'sit', 'kneel', 'look-up'])

const other = (side: Side): Side => (side === 'left' ? 'right' : 'left')

/** How an umbrella or a balloon is held. */
const ALOFT = reach(0.44, 0.06, 0.5)

/** Hands that would hang hold on to crutches, a cane or a walking frame instead. */
function leaning(stance: Stance, aid: Aid): Stance {
  const grips: Record<Aid, Partial<Stance['hands']>> = {
    wheelchair: {},
    stick: { right: reach(0.3, 0.72, 0.24) },
    crutches: { left: reach(0.26, 0.74, 0.14), right: reach(0.26, 0.74, 0.14) },
    walker: { left: reach(0.12, 0.7, 0.46), right: reach(0.12, 0.7, 0.46) },
  }
  const held = (side: Side) =>
    stance.hands[side] === hanging ? (grips[aid][side] ?? hanging) : stance.hands[side]
  return { ...stance, hands: { left: held('left'), right: held('right') } }
}
