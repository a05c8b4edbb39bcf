import type { Shape } from '../drawing/shape.ts'
import { place } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { seen } from '../geometry/space.ts'
import type { HumanLook } from '../looks/look.ts'
import { apronOnLap } from './apron.ts'
import type { Arm } from './arms.ts'
import { type Arms, belongingsBefore, belongingsBehind } from './belongings.ts'
import type { Build } from './build.ts'
import { feetUnderSkirt } from './feet-under-skirt.ts'
import type { FigureDirections, Held } from './figure.ts'
import { drawFishTail, tailOf } from './fish-tail.ts'
import type { Head } from './head.ts'
import type { Leg } from './leg-joints.ts'
import { drawLegs } from './legs.ts'
import { drawSkirtPattern } from './pattern.ts'
import { type Posture, type Side, type Sides, seenFromBehind, sides } from './posture.ts'
import { stool, wheelchairSeat, wheelchairWheels } from './seats.ts'
import { drawSkirt } from './skirt.ts'
import type { Stance } from './stance.ts'
import { drawTorso } from './torso.ts'

/** What a body is put together from. */
export interface Parts {
  head: Head
  arms: Sides<Arm>
  legs: Sides<Leg>
}

/** Puts the parts on top of each other: hands come before hair and braids, a far arm behind the trunk. */
export function layers(
  look: HumanLook,
  build: Build,
  posture: Posture,
  { head, arms, legs }: Parts,
  directions: FigureDirections,
): Shape[] {
  const { stance } = posture
  const [x, y] = seen(posture.head)
  const onNeck = placement({ x, y, scale: build.head, turn: stance.tilt })
  const { over, under = [] } = directions
  const own = sides.filter((side) => !over.includes(side) && !under.includes(side))
  const isBefore = (side: Side): boolean => arms[side].before
  const before = own.filter(isBefore)
  // The sleeve of an arm that stays below the chin covers no beard.
  const chin = y + build.head * 0.8
  const isHigh = (side: Side): boolean => arms[side].joints.slice(1).some((joint) => joint[1] < chin)
  const [high, low] = [before.filter(isHigh), before.filter((side) => !isHigh(side))]
  const thing = directions.thingOver ? [] : thingHeld(stance, arms, directions)
  const thingBehind = isThingBehind(posture, directions)
  const busy = armsOf(stance, arms, directions)
  const tail = tailOf(look)
  const legShapes = tail ? drawFishTail(tail, build, legs) : clothedLegs(look, build, posture, legs)
  const lapFirst = stance.legs.kind === 'feet' || seenFromBehind(posture.turn)
  const crawling = stance.legs.kind === 'crawling'
  const uponTorso = [
    ...(lapFirst ? [] : legShapes),
    ...belongingsBefore(look, build, posture, busy),
    ...(inChair(look, posture, directions) ? wheelchairWheels(posture, look) : []),
    ...(crawling ? before.flatMap((side) => inOrder(arms[side])) : []),
    ...(crawling ? [] : low.flatMap((side) => arms[side].shapes.slice(1))),
    ...place(head.front, onNeck),
    ...(crawling ? [] : high.flatMap((side) => arms[side].shapes.slice(1))),
    ...(thingBehind ? [] : thing),
    ...(crawling ? [] : before.flatMap((side) => [...arms[side].shapes.slice(0, 1), ...arms[side].onHand])),
  ]
  return [
    ...place(head.back, onNeck),
    ...belongingsBehind(look, build, posture, busy),
    ...seatOf(look, build, posture, directions),
    ...(thingBehind ? thing : []),
    ...own.filter((side) => !isBefore(side)).flatMap((side) => inOrder(arms[side])),
    ...(lapFirst ? legShapes : []),
    ...drawTorso(look, build, posture, uponTorso),
    ...uponTorso,
  ]
}

function clothedLegs(look: HumanLook, build: Build, posture: Posture, legs: Parts['legs']): Shape[] {
  const skirt = drawSkirt(look, build, posture, legs)
  const { behind, before } = feetUnderSkirt(look, build, posture, legs, skirt)
  return [
    ...drawLegs(look, build, posture, legs),
    ...behind,
    ...skirt,
    ...drawSkirtPattern(look, build, posture, legs),
    ...apronOnLap(look, build, posture, legs),
    ...before,
  ]
}

/** What is held over the head and what is seen from behind is drawn before the body is. */
const isThingBehind = ({ turn }: Posture, { held }: FigureDirections): boolean =>
  held?.aloft === true || seenFromBehind(turn)

/** What is held and drawn over the own head, and raised arms. */
export function overHead(posture: Posture, { arms }: Parts, directions: FigureDirections): readonly Shape[] {
  const isRaised = (side: Side): boolean => arms[side].before && posture.stance.hands[side].down < 0
  return [
    ...(isThingBehind(posture, directions) ? [] : thingHeld(posture.stance, arms, directions)),
    ...sides.filter(isRaised).flatMap((side) => [...arms[side].shapes, ...arms[side].onHand]),
  ]
}

/** What lies over a neighbour: embracing arms, a thing that is handed over. */
export function layersOver(stance: Stance, arms: Sides<Arm>, directions: FigureDirections): Shape[] {
  return [
    ...(directions.thingOver ? thingHeld(stance, arms, directions) : []),
    ...directions.over.flatMap((side) => inOrder(arms[side])),
  ]
}

/** What lies behind a neighbour's back and the own: the far arms of who embrace. */
export const layersUnder = (arms: Sides<Arm>, { under = [] }: FigureDirections): Shape[] =>
  under.flatMap((side) => inOrder(arms[side]))

/** The sleeve, then the hand. */
const inOrder = ({ shapes, onHand }: Arm): Shape[] => [...shapes.slice(1), ...shapes.slice(0, 1), ...onHand]

function thingHeld(stance: Stance, arms: Sides<Arm>, { held }: FigureDirections): Shape[] {
  if (!held) return []
  return place(held.shapes, placement({ ...holdingPlace(stance, arms, held), turn: stance.tip ?? 0 }))
}

function armsOf({ grip }: Stance, { left, right }: Sides<Arm>, { held, grasps }: FigureDirections): Arms {
  const isFull = (side: Side): boolean =>
    grasps[side] !== undefined || (held !== null && (grip === 'both' || grip === side))
  return {
    hands: { left: left.hand, right: right.hand },
    elbows: { left: left.joints[1], right: right.joints[1] },
    full: { left: isFull('left'), right: isFull('right') },
  }
}

/** Not in bed, and not on somebody's lap. */
const inChair = ({ aid }: HumanLook, { stance }: Posture, { onLap }: FigureDirections): boolean =>
  aid === 'wheelchair' && stance.legs.kind === 'seated' && !onLap

function seatOf(look: HumanLook, build: Build, posture: Posture, directions: FigureDirections): Shape[] {
  if (posture.stance.legs.kind !== 'seated') return []
  if (inChair(look, posture, directions)) return wheelchairSeat(posture, build, look.aidColour)
  return directions.onLap || directions.bench ? [] : stool(posture)
}

/** Two hands so near to each other are folded: a lantern hangs from them, it is not between them. */
const FOLDED = 44

/** Between two hands; hanging from one by its handle; else in one, or on one that is raised. */
function holdingPlace(
  { grip, above = 0 }: Stance,
  { left, right }: Sides<Arm>,
  { carried, stands = above }: Held,
): { x: number; y: number } {
  if (grip === 'both') {
    const isFolded = carried !== undefined && Math.abs(left.hand[0] - right.hand[0]) < FOLDED
    const y = (left.hand[1] + right.hand[1]) / 2
    return { x: (left.hand[0] + right.hand[0]) / 2, y: isFolded ? y + carried.middle : y - 4 }
  }
  const [x, y] = grip === 'left' ? left.hand : right.hand
  return { x, y: carried ? y + carried.middle : y - Math.min(above, stands) }
}
