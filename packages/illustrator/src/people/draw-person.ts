import type { Shape } from '../drawing/shape.ts'
import { place } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import type { Point } from '../geometry/point.ts'
import { shifted } from '../geometry/point.ts'
import { seen } from '../geometry/space.ts'
import type { Aid, HumanLook } from '../looks/look.ts'
import type { Face, Pose } from '../scene-description.ts'
import { type Arm, drawArm } from './arms.ts'
import { belongingsBefore, belongingsBehind } from './belongings.ts'
import { type Build, buildOf } from './build.ts'
import { type Expression, expressions } from './expressions.ts'
import { drawHead, type Head } from './head.ts'
import { drawLegs, isSkirted, type Leg, legsOf } from './legs.ts'
import { laidDown } from './lying-person.ts'
import { drawSkirtPattern } from './pattern.ts'
import { isLying, stanceOf } from './poses.ts'
import { type Posture, postureOf, type Side, type Sides, seenFromBehind, sides } from './posture.ts'
import { stool, wheelchairSeat, wheelchairWheels } from './seats.ts'
import { drawSkirt } from './skirt.ts'
import { hanging, reach, type Stance } from './stance.ts'
import { drawTorso } from './torso.ts'

export interface Held {
  shapes: Shape[]
  /** Held by its foot, so that it needs a raised hand: an umbrella, a balloon. */
  aloft: boolean
}

export interface FigureDirections {
  pose: Pose
  face: Face
  /** Where the figure wants to face: 0 the reader, 1 its right-hand side, 2 away; a pose may allow less. */
  turn: number
  /** Looks up (-1) or down (1). */
  nod: number
  /** Where hands hold on to a neighbour, in the figure's own units. */
  grasps: Partial<Sides<Point>>
  /** Arms that lie over the neighbour. */
  over: readonly Side[]
  /** What is held is drawn over the neighbour, too. */
  thingOver: boolean
  /** What is in the hands, drawn about the origin; null for empty hands. */
  held: Held | null
  /** Sits on somebody, so that no stool is drawn. */
  onLap: boolean
  /** A bed is under who lies: with a pillow and a blanket instead of grass. */
  bed: boolean
}

/** Standing alone, facing the reader. */
export const alone = {
  turn: 0,
  nod: 0,
  grasps: {},
  over: [],
  thingOver: false,
  held: null,
  onLap: false,
  bed: false,
} as const

/** A drawn figure: feet at the origin, facing right, up is negative. */
export interface Figure {
  shapes: Shape[]
  /** Arms around a neighbour: drawn over the neighbour. */
  over: Shape[]
  height: number
  /** Half the width of the shadow on the ground. */
  footing: number
  hands: Sides<Point>
  shoulders: Sides<Point>
  /** Shoulder, elbow and hand of each arm, hip, knee and ankle of each leg; null for animals. */
  limbs: { arms: Sides<Arm['joints']>; legs: Sides<readonly [Point, Point, Point]>; build: Build } | null
  head: { centre: Point; radius: number }
  /** Where a hand is laid in passing: between the shoulders, on an animal's back. */
  back: Point
  /** Where a child sits or something lies on the lap. */
  lap: Point
  lying: boolean
  /** Whether the face is turned away from the reader. */
  faceless: boolean
}

export function drawPerson(look: HumanLook, directions: FigureDirections): Figure {
  const build = buildOf(look)
  const stance = asStaged(stanceOf(directions.pose, look.age), look, directions)
  const posture = postureOf(build, stance, directions.turn)
  const figure = assemble(look, build, posture, directions)
  return isLying(directions.pose) ? laidDown(figure, look, build, directions) : figure
}

/** A pose as this body takes it: seated in a wheelchair, on crutches, with a hand raised for an umbrella. */
function asStaged(stance: Stance, look: HumanLook, directions: FigureDirections): Stance {
  const { pose, held, grasps } = directions
  const seated: Stance =
    look.aid === 'wheelchair' && !isLying(pose)
      ? { ...stance, legs: { kind: 'seated' }, lift: 0, lean: stance.lean * 0.4 }
      : stance
  // A skirt cannot show which knee is up.
  const kneeling: Stance =
    seated.legs.kind === 'half-kneeling' && isSkirted(look)
      ? { ...seated, legs: { kind: 'kneeling' } }
      : seated
  const supported = look.aid ? leaning(kneeling, look.aid) : kneeling
  if (!held || supported.grip === 'both') return supported
  const grip = grasps[supported.grip] ? other(supported.grip) : supported.grip
  const hand = supported.hands[grip]
  const hangs = hand.from === 'shoulder' && hand.down > 0.2
  const hands = held.aloft && hangs ? { ...supported.hands, [grip]: ALOFT } : supported.hands
  return { ...supported, grip, hands }
}

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

interface Parts {
  head: Head
  arms: Sides<Arm>
  legs: Sides<Leg>
}

function assemble(look: HumanLook, build: Build, posture: Posture, directions: FigureDirections): Figure {
  const { stance } = posture
  const turn = headTurn(posture, directions)
  const parts: Parts = {
    head: drawHead(look, expressionOf(stance, directions), {
      turn,
      nod: Math.max(-1, Math.min(1, stance.nod + directions.nod)),
    }),
    arms: {
      left: drawArm(look, build, posture, 'left', directions.grasps.left),
      right: drawArm(look, build, posture, 'right', directions.grasps.right),
    },
    legs: legsOf(build, posture),
  }
  const { arms, legs } = parts
  const joints = (side: Side) =>
    [seen(legs[side].hip), seen(legs[side].knee), seen(legs[side].ankle)] as const
  const up = (point: Point): Point => shifted(point, 0, -stance.lift)
  const knees = shifted(seen(legs.left.knee), (seen(legs.right.knee)[0] - seen(legs.left.knee)[0]) / 2, 0)
  const [headX, headY] = seen(posture.head)
  return {
    shapes: lifted(layers(look, build, posture, parts, directions), stance.lift),
    over: lifted(
      [
        ...(directions.thingOver ? thingHeld(stance, arms, directions) : []),
        ...directions.over.flatMap((side) => inOrder(arms[side])),
      ],
      stance.lift,
    ),
    height: -headY + build.head * 1.25 + stance.lift,
    footing: (stance.legs.kind === 'feet' ? 62 : 96) * build.girth,
    hands: { left: up(arms.left.hand), right: up(arms.right.hand) },
    shoulders: { left: up(seen(posture.shoulders.left)), right: up(seen(posture.shoulders.right)) },
    limbs: {
      arms: { left: arms.left.joints, right: arms.right.joints },
      legs: { left: joints('left'), right: joints('right') },
      build,
    },
    head: { centre: [headX, headY - stance.lift], radius: build.head },
    back: shifted(seen(posture.neck), -Math.sin(posture.angle) * build.shoulder * 0.5, build.shoulder * 1.3),
    lap: [(seen(posture.hips)[0] + knees[0]) / 2, seen(posture.hips)[1] - 16],
    lying: false,
    faceless: turn > 1.5,
  }
}

/** A head turns further than the body under it, but not round to the back. */
function headTurn({ turn, stance }: Posture, directions: FigureDirections): number {
  const wanted = Math.max(stance.turn[0], directions.turn)
  return Math.max(turn - 0.4, Math.min(turn + 0.5, wanted))
}

const inOrder = ({ shapes }: Arm): Shape[] => [...shapes.slice(1), ...shapes.slice(0, 1)]

/** Puts the parts on top of each other: hands come before hair and braids, a far arm behind the trunk. */
function layers(
  look: HumanLook,
  build: Build,
  posture: Posture,
  { head, arms, legs }: Parts,
  directions: FigureDirections,
): Shape[] {
  const { stance } = posture
  const [x, y] = seen(posture.head)
  const onNeck = placement({ x, y, scale: build.head, turn: stance.tilt })
  const own = sides.filter((side) => !directions.over.includes(side))
  const isBefore = (side: Side): boolean => arms[side].before
  const before = own.filter(isBefore)
  const thing = directions.thingOver ? [] : thingHeld(stance, arms, directions)
  const thingBehind =
    directions.held?.aloft === true || (seenFromBehind(posture.turn) && stance.grip === 'both')
  const hands = { left: arms.left.hand, right: arms.right.hand }
  const legShapes = [
    ...drawLegs(look, build, posture, legs),
    ...drawSkirt(look, build, posture, legs),
    ...drawSkirtPattern(look, build, posture, legs),
  ]
  const torso = drawTorso(look, build, posture)
  const lapFirst = stance.legs.kind === 'feet' || seenFromBehind(posture.turn)
  const crawling = stance.legs.kind === 'crawling'
  return [
    ...place(head.back, onNeck),
    ...belongingsBehind(look, build, posture, hands),
    ...seatOf(look, build, posture, directions),
    ...(thingBehind ? thing : []),
    ...own.filter((side) => !isBefore(side)).flatMap((side) => inOrder(arms[side])),
    ...(lapFirst ? [...legShapes, ...torso] : [...torso, ...legShapes]),
    ...belongingsBefore(look, build, posture, hands),
    ...(inChair(look, posture, directions) ? wheelchairWheels(posture) : []),
    ...(crawling ? before.flatMap((side) => inOrder(arms[side])) : []),
    ...place(head.front, onNeck),
    ...(crawling ? [] : before.flatMap((side) => arms[side].shapes.slice(1))),
    ...(thingBehind ? [] : thing),
    ...(crawling ? [] : before.flatMap((side) => arms[side].shapes.slice(0, 1))),
  ]
}

function thingHeld(stance: Stance, arms: Sides<Arm>, { held }: FigureDirections): Shape[] {
  if (!held) return []
  return place(held.shapes, placement({ ...holdingPlace(stance, arms), turn: stance.tip ?? 0 }))
}

/** Not in bed, and not on somebody's lap. */
const inChair = ({ aid }: HumanLook, { stance }: Posture, { onLap }: FigureDirections): boolean =>
  aid === 'wheelchair' && stance.legs.kind === 'seated' && !onLap

function seatOf(look: HumanLook, build: Build, posture: Posture, directions: FigureDirections): Shape[] {
  if (posture.stance.legs.kind !== 'seated') return []
  if (inChair(look, posture, directions)) return wheelchairSeat(posture, build)
  return directions.onLap ? [] : stool(posture)
}

const lifted = (shapes: readonly Shape[], lift: number): Shape[] =>
  lift === 0 ? [...shapes] : place(shapes, placement({ y: -lift }))

function expressionOf(stance: Stance, { pose, face }: FigureDirections): Expression {
  const expression = expressions[face]
  const restful = face === 'calm' || face === 'tender' || face === 'happy' || face === 'joy'
  const closes = stance.eyesClosed && (pose === 'pray' || pose === 'sleep' || restful)
  if (pose === 'sleep') return { ...expressions.calm, eyes: 'closed' }
  return closes ? { ...expression, eyes: 'closed' } : expression
}

function holdingPlace({ grip, above = 0 }: Stance, { left, right }: Sides<Arm>): { x: number; y: number } {
  if (grip === 'both')
    return { x: (left.hand[0] + right.hand[0]) / 2, y: (left.hand[1] + right.hand[1]) / 2 - 4 }
  const [x, y] = grip === 'left' ? left.hand : right.hand
  return { x, y: y - above }
}
