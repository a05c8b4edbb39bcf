import type { Aid, HumanLook } from '../looks/look.ts'
import type { Pose } from '../scene-description.ts'
import { buildOf } from './build.ts'
import { feltStance } from './felt-stance.ts'
import type { FigureDirections } from './figure.ts'
import { isSkirted } from './garments.ts'
import { nearHand, withHanging } from './hanging-from-hand.ts'
import { seat } from './poses/seat.ts'
import { stand } from './poses/stand.ts'
import { isLying } from './poses.ts'
import type { Side } from './posture.ts'
import { atKnee, both, hanging, middle, reach, type Stance } from './stance.ts'

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
      ? { ...climbed, ...inWheelchair(climbed), lift: 0, lean: stance.lean * 0.4 }
      : climbed
  // Seen from the side crossed legs are a stump: knees that are drawn up are legs.
  const onGround: Stance = sitsSideways(seated, directions) ? { ...seated, ...kneesUp } : seated
  // A skirt cannot show which knee is up.
  const kneeling: Stance =
    onGround.legs.kind === 'half-kneeling' && isSkirted(look)
      ? { ...onGround, legs: { kind: 'kneeling' } }
      : onGround
  const felt = look.aid ? leaning(kneeling, look.aid, directions) : feltStance(kneeling, directions)
  const supported = look.isBent ? bent(felt) : look.age === 'elder' ? stooped(felt) : felt
  if (!held) return directions.under?.length ? { ...supported, tuck: TUCK } : atRest(supported)
  if (held.heldOpen && !look.aid && !grasps.left && !grasps.right)
    return { ...supported, grip: 'both', hands: both(WIDE_OPEN), turn: [0, OPENED] }
  if (supported.grip === 'both' && !isCarriedInLap(supported, directions))
    return supported.legs.kind === 'crossed' && !grasps.left && !grasps.right
      ? { ...supported, hands: both(AT_KNEES) }
      : supported
  if (held.wide && freeHands.has(pose) && !look.aid && !grasps.left && !grasps.right)
    return { ...supported, grip: 'both', hands: both(middle(0.3, 0.5, 0.5)) }
  const usual: Side = supported.grip === 'both' ? 'right' : supported.grip
  const free = grasps[usual] ? other(usual) : usual
  if (held.carried) {
    const grip = look.aid ? free : nearHand(supported, free, directions)
    const hand = isCarriedInLap(supported, directions) ? AT_KNEES : supported.hands[grip]
    return withHanging(supported, grip, hand, { foot: held.carried.foot, build: buildOf(look), directions })
  }
  const hand = supported.hands[free]
  const hangs = hand.from === 'shoulder' && hand.down > 0.2
  const full = held.aloft && hangs ? ALOFT : hand
  return { ...supported, grip: free, hands: { ...supported.hands, [free]: full } }
}

/** See `Stance.tuck`: of who has an arm behind a neighbour's back. */
export const TUCK = 0.36

/** Empty hands lie in the lap or on the knees: held together before the body arms would be planks. */
const atRest = ({ resting, ...stance }: Stance): Stance =>
  resting && stance.legs.kind !== 'feet' ? { ...stance, hands: resting } : stance

/** Whoever sits or crouches elsewhere has the hands in the lap here. */
const inWheelchair = ({ resting }: Stance): Pick<Stance, 'legs' | 'resting'> => ({
  legs: { kind: 'seated' },
  ...(resting && seat.resting && { resting: seat.resting }),
})

/** From this turn on somebody is seen from the side rather than from before. */
const SIDEWAYS = 0.5

/** Knees drawn up, the hands on them. */
const kneesUp: Pick<Stance, 'legs' | 'hands' | 'resting' | 'lean'> = {
  legs: { kind: 'knees-up', ahead: 1.5 },
  hands: both(atKnee(-0.1, 0.06, 0.1)),
  resting: both(atKnee(-0.1, 0.06, 0.1)),
  lean: 0.02,
}

const sitsSideways = (
  { legs, turn }: Stance,
  { pose, turn: wanted, held, untouched, onLap, perched, mount }: FigureDirections,
): boolean =>
  pose === 'sit' &&
  legs.kind === 'crossed' &&
  Math.max(turn[0], Math.min(turn[1], wanted)) > SIDEWAYS &&
  held === null &&
  untouched === true &&
  !onLap &&
  !perched &&
  !mount

/** Whoever sits or kneels with a lantern or a basket has it by its handle, not between two palms. */
const isCarriedInLap = ({ legs }: Stance, { held, pose, grasps }: FigureDirections): boolean =>
  held?.carried !== undefined && legs.kind !== 'feet' && freeHands.has(pose) && !grasps.left && !grasps.right

/** The hands of somebody on the ground at both sides of what they hold. */
const AT_KNEES = reach(0.1, 0.86, 0.36)

/** So far before the hips the shoulders of a bent back are at least, less where a hand is raised; and so far aside they face. */
const [BENT, REACHING, ASIDE] = [0.46, 0.22, 0.42]

/** An arm that goes up would be behind the head. */
const isReaching = ({ hands }: Stance): boolean => hands.left.down < 0 || hands.right.down < 0

/** Who is bent double stands so, too: half turned, or only the head would be lower. */
const bent = (stance: Stance): Stance =>
  stance.legs.kind === 'feet' && stance.lean >= 0
    ? {
        ...stance,
        lean: Math.max(stance.lean, isReaching(stance) ? REACHING : BENT),
        nod: stance.nod - 0.2,
        turn: stance.turn[1] >= ASIDE ? [Math.max(stance.turn[0], ASIDE), stance.turn[1]] : stance.turn,
      }
    : stooped(stance)

/** Who is old holds shoulders and head a little forward. */
const stooped = (stance: Stance): Stance =>
  stance.legs.kind === 'feet' && stance.lean < STOOP
    ? { ...stance, lean: STOOP, nod: stance.nod - 0.1 }
    : stance

const STOOP = 0.06

/** Both hands out at the upper corners of what is held open before the body, which is seen from before. */
const WIDE_OPEN = reach(0.42, 0.2, 0.6)
const OPENED = 0.3

/** Poses in which both hands have nothing else to do. */
const freeHands = new Set<Pose>(['stand', 'walk', 'run', 'sit', 'kneel', 'look-up'])

const other = (side: Side): Side => (side === 'left' ? 'right' : 'left')

/** How an umbrella or a balloon is held. */
const ALOFT = reach(0.44, 0.06, 0.5)

/** Hands that would hang hold on to crutches, a cane or a walking frame instead. */
function leaning(stance: Stance, aid: Aid, { held, grasps }: FigureDirections): Stance {
  const onStick = reach(0.3, 0.72, 0.24)
  const isRightFull =
    grasps.right !== undefined || stance.hands.right !== hanging || (held !== null && stance.grip !== 'left')
  const grips: Record<Aid, Partial<Stance['hands']>> = {
    wheelchair: {},
    stick: isRightFull ? { left: onStick } : { right: onStick },
    crutches: { left: reach(0.26, 0.74, 0.14), right: reach(0.26, 0.74, 0.14) },
    walker: { left: reach(0.12, 0.7, 0.46), right: reach(0.12, 0.7, 0.46) },
  }
  const steadied = (side: Side) =>
    stance.hands[side] === hanging ? (grips[aid][side] ?? hanging) : stance.hands[side]
  return { ...stance, hands: { left: steadied('left'), right: steadied('right') } }
}
