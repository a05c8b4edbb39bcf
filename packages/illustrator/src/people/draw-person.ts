import { darker } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { line, place, round } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { blob, curve } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { HumanLook } from '../looks/look.ts'
import type { Face, Pose } from '../scene-description.ts'
import { drawArm } from './arms.ts'
import { type Build, buildOf } from './build.ts'
import { expressions } from './expressions.ts'
import { drawHead } from './head.ts'
import { drawLegs } from './legs.ts'
import { drawLyingPerson } from './lying-person.ts'
import { drawSkirtPattern } from './pattern.ts'
import { isLying, poseDrawing } from './poses.ts'
import { wheelchairWheel } from './seats.ts'
import { drawSkirt } from './skirt.ts'
import { type Contact, type Stance, seatedInstead } from './stance.ts'
import { drawTorso } from './torso.ts'

export interface Held {
  shapes: Shape[]
  /** Held by its foot, so that it needs a raised hand: an umbrella, a balloon. */
  aloft: boolean
}

export interface PersonDirections {
  pose: Pose
  face: Face
  /** How far the figure turns to its right-hand side, 0 to 1, and looks up (-1) or down (1). */
  turn: number
  nod: number
  contact: Contact | null
  /** What is in the hands, drawn about the origin; null for empty hands. */
  held: Held | null
}

/** A drawn figure: feet at the origin, facing right, up is negative. */
export interface Figure {
  shapes: Shape[]
  /** The hand of an arm around a neighbour: drawn over the neighbour. */
  over: Shape[]
  height: number
  /** Half the width of the shadow on the ground. */
  footing: number
  /** What others hold on to or embrace. */
  hands: readonly [Point, Point]
  shoulders: readonly [Point, Point]
  head: { centre: Point; radius: number }
}

export function drawPerson(look: HumanLook, directions: PersonDirections): Figure {
  const build = buildOf(look)
  if (isLying(directions.pose)) return drawLyingPerson(look, build, directions.pose, directions.face)
  const grown = look.age === 'adult' || look.age === 'elder'
  const drawing = poseDrawing(directions.pose, grown)(build, directions.contact)
  const posed = look.aid === 'wheelchair' ? seatedInstead(drawing, build) : drawing
  const holding = directions.held?.aloft ? handRaised(posed, build) : posed
  const stance = { ...holding, turn: Math.max(posed.turn, Math.min(1, directions.turn)) }
  return assemble(look, build, stance, directions)
}

/** A hand that hangs is raised beside the head; one that does something already stays. */
function handRaised(stance: Stance, { shoulder, arm }: Build): Stance {
  const [x, y] = stance.neck
  if (stance.grip !== 'right' || stance.hands.right[1] < y + arm * 0.2) return stance
  return {
    ...stance,
    hands: { ...stance.hands, right: [x + shoulder + arm * 0.56, y - arm * 0.12] },
    front: { ...stance.front, right: true },
  }
}

/** Puts the parts on top of each other: hands come before hair and braids, a far arm behind the trunk. */
function assemble(look: HumanLook, build: Build, stance: Stance, directions: PersonDirections): Figure {
  const head = drawHead(look, expressionOf(stance, directions), {
    turn: stance.turn,
    nod: Math.max(-1, Math.min(1, stance.nod + directions.nod)),
  })
  const onNeck = placement({ x: stance.head[0], y: stance.head[1], scale: build.head, turn: stance.tilt })
  const arms = { left: drawArm(look, build, stance, 'left'), right: drawArm(look, build, stance, 'right') }
  const sides = ['left', 'right'] as const
  const behind = sides.filter((side) => !stance.front[side])
  const before = sides.filter((side) => stance.front[side] && stance.around !== side)
  const held = directions.held ? place(directions.held.shapes, placement(holdingPlace(stance, arms))) : []
  const embracing = stance.around ? arms[stance.around].shapes : []
  const inFront = [
    ...before.flatMap((side) => arms[side].shapes.slice(1)),
    ...held,
    ...before.map((side) => arms[side].shapes[0] ?? []),
  ].flat()
  const shapes = [
    ...place(head.back, onNeck),
    ...drawBehind(look, build, stance),
    ...drawLegs(look, build, stance),
    ...behind.flatMap((side) => arms[side].shapes),
    ...drawTorso(look, build, stance),
    ...drawSkirt(look, build, stance),
    ...drawSkirtPattern(look, build, stance),
    ...(look.aid === 'wheelchair' ? wheelchairWheel(stance.hips) : []),
    ...embracing,
    ...place(head.front, onNeck),
    ...inFront,
  ]
  return {
    shapes: lifted(shapes, stance.lift),
    over: lifted(embracing.slice(0, 1), stance.lift),
    height: -stance.head[1] + build.head * 1.25 + stance.lift,
    footing: footingOf(build, stance),
    hands: [arms.left.hand, arms.right.hand],
    shoulders: [
      [stance.neck[0] - build.shoulder, stance.neck[1] + 12],
      [stance.neck[0] + build.shoulder * 0.85, stance.neck[1] + 12],
    ],
    head: { centre: [stance.head[0], stance.head[1] - stance.lift], radius: build.head },
  }
}

const lifted = (shapes: readonly Shape[], lift: number): Shape[] =>
  lift === 0 ? [...shapes] : place(shapes, placement({ y: -lift }))

function expressionOf(stance: Stance, { pose, face }: PersonDirections) {
  const expression = expressions[face]
  const closes =
    stance.eyesClosed &&
    (pose === 'pray' || face === 'calm' || face === 'tender' || face === 'happy' || face === 'joy')
  return closes ? { ...expression, eyes: 'closed' as const } : expression
}

function holdingPlace(
  stance: Stance,
  arms: Record<'left' | 'right', { hand: Point }>,
): { x: number; y: number } {
  const { left, right } = arms
  if (stance.grip === 'both')
    return { x: (left.hand[0] + right.hand[0]) / 2, y: (left.hand[1] + right.hand[1]) / 2 - 4 }
  const [x, y] = arms[stance.grip].hand
  return { x, y }
}

function footingOf(build: Build, stance: Stance): number {
  return stance.legs.kind === 'feet' ? 66 * build.girth : 100 * build.girth
}

/** What is seen behind the body: a cape, a bag on the back, a wheelchair's back. */
function drawBehind(look: HumanLook, build: Build, stance: Stance): Shape[] {
  const [x, y] = stance.neck
  const shapes: Shape[] = []
  if (look.cape) {
    const w = build.shoulder
    const bottom = stance.hips[1] * 0.35
    shapes.push(
      round(
        blob([
          [x - w * 0.8, y + 2],
          [x - w * 1.5, (y + bottom) / 2],
          [x - w * 1.9, bottom],
          [x, bottom + 14],
          [x + w * 1.4, bottom],
          [x + w * 1.2, (y + bottom) / 2],
          [x + w * 0.8, y + 2],
        ]),
        look.cape,
      ),
    )
  }
  if (look.bag)
    shapes.push(
      round(
        blob([
          [x - build.shoulder * 1.4, y + 30],
          [x - 20, y + 20],
          [x, y + 100],
          [x - build.shoulder * 1.4, y + 104],
        ]),
        darker(look.bag, 0.9),
      ),
    )
  if (look.aid === 'crutches' || look.aid === 'stick')
    shapes.push(...crutches(build, look.aid === 'crutches'))
  return shapes
}

function crutches(build: Build, both: boolean): Shape[] {
  const x = build.shoulder + 34
  return (both ? [-x, x] : [x]).map((at) =>
    line(
      curve([
        [at * 0.9, build.neckY + 60],
        [at, build.hipY],
        [at * 1.08, 0],
      ]),
      '#9a6b3e',
      9,
    ),
  )
}
