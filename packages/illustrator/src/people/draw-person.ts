import type { Shape } from '../drawing/shape.ts'
import { place } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import type { Point } from '../geometry/point.ts'
import { shifted } from '../geometry/point.ts'
import { seen } from '../geometry/space.ts'
import type { HumanLook } from '../looks/look.ts'
import type { Pose } from '../scene-description.ts'
import { drawArm } from './arms.ts'
import { type Build, buildOf } from './build.ts'
import { type Expression, expressions } from './expressions.ts'
import type { Figure, FigureDirections } from './figure.ts'
import { drawHead } from './head.ts'
import { hidden, isBehindCurtain } from './hidden.ts'
import { layers, layersOver, layersUnder, overHead, type Parts } from './layers.ts'
import { legsOf } from './legs.ts'
import { laidDown } from './lying-person.ts'
import { onHands } from './on-hands.ts'
import { coveredFace, faceAside } from './own-face.ts'
import { handHeldOut, withPerched } from './perched.ts'
import { isLying, type Seats, stanceOf } from './poses.ts'
import { type Posture, postureOf, type Side } from './posture.ts'
import { onMount, ridingOf } from './riding.ts'
import { scaledFigure } from './scaled-figure.ts'
import { possiblePose, stagedStance } from './staged-stance.ts'
import { both, middle, type Reach, reach, type Stance } from './stance.ts'

/** Draws somebody as directed; feet at the origin, facing right. */
export function drawPerson(look: HumanLook, directions: FigureDirections): Figure {
  const { scale } = look
  // Whoever sleeps has put the glasses away.
  if (look.glasses && directions.pose === 'sleep') return drawPerson({ ...look, glasses: null }, directions)
  if (scale === undefined) return drawInFull(look, directions)
  // Nobody so small reaches the shoulder of a child; and whoever bends down meets the face first, as of a mouse.
  const full = drawInFull(look, { ...directions, grasps: {}, over: [] })
  return { ...scaledFigure(full, scale), faceFirst: true }
}

function drawInFull(look: HumanLook, wanted: FigureDirections): Figure {
  const directions = withBothArmsUp(wanted)
  const build = buildOf(look)
  const pose = isBehindCurtain(directions) ? 'peek' : possiblePose(directions.pose, look)
  const riding = ridingOf(look, build, directions)
  const usual = riding?.stance ?? stanceOf(pose, look.age, seatsOf(directions))
  const stance = handHeldOut(stagedStance(usual, look, directions), directions)
  const directed = riding ? { ...directions, grasps: riding.grasps } : withArmOnQuilt(look, directions)
  const figure = withFaceFree(stance, directed, (tried) =>
    assemble(look, build, postureOf(build, tried, directed.turn), directed),
  )
  if (riding) return withPerched(onMount(figure, riding), stance, directions)
  if (isLying(directions.pose)) return laidDown(figure, look, build, directions)
  const isOnHands = pose === 'handstand' && look.age !== 'baby'
  return isOnHands ? onHands(figure) : withPerched(hidden(figure, directions), stance, directions)
}

/** Seen from the side two raised arms lie before the face: who cheers or jumps is half turned to the reader. */
const withBothArmsUp = (directions: FigureDirections): FigureDirections =>
  (directions.pose === 'cheer' || directions.pose === 'jump') &&
  directions.turn > HALF_TURNED &&
  directions.turn < 2 - HALF_TURNED
    ? { ...directions, turn: HALF_TURNED }
    : directions

const HALF_TURNED = 0.45

/** The near arm of who lies in a bed is over the quilt, where it has nothing and nobody to hold. */
const withArmOnQuilt = ({ age }: HumanLook, directions: FigureDirections): FigureDirections =>
  directions.bed && isLying(directions.pose) && !directions.held && !directions.grasps.left && age !== 'baby'
    ? { ...directions, over: ['left'] }
    : directions

const seatsOf = ({ bench, noSeats }: FigureDirections): Seats =>
  bench ? 'bench' : noSeats ? 'none' : 'stools'

/** Poses in which something before the face is meant. */
const beforeFace: ReadonlySet<Pose> = new Set<Pose>(['hide', 'peek', 'sleep', 'handstand'])

/** Where a full or raised hand goes that would hide the own face, best first: high before it, aside, low before the body. */
const elsewhere: readonly Reach[] = [
  reach(0.34, -0.62, 0.74),
  reach(0.9, -0.4, 0.3),
  reach(0.4, 0.24, 0.66),
  reach(0.3, 0.52, 0.56),
]

/** As the stance says, or with the hands where what they hold, and raised arms, leave the own face free. */
function withFaceFree(
  stance: Stance,
  { held, pose, grasps }: FigureDirections,
  draw: (stance: Stance) => Figure,
): Figure {
  let best = draw(stance)
  const isHeld = grasps.left !== undefined || grasps.right !== undefined
  if (isHeld || beforeFace.has(pose) || (!held && !raised.has(pose))) return best
  for (const hand of isHigh(stance) ? elsewhere : elsewhere.slice(2)) {
    if ((best.hidesOwnFace ?? 0) === 0) return best
    const tried = draw({
      ...stance,
      hands: elsewhereHands(stance, hand),
      above: isHigh(stance) ? (stance.above ?? 0) : 0,
    })
    if ((tried.hidesOwnFace ?? 0) < (best.hidesOwnFace ?? 0)) best = tried
  }
  return best
}

/** Poses whose arms are up: seen from the side a sleeve may lie before the face. */
const raised: ReadonlySet<Pose> = new Set<Pose>(['cheer', 'jump', 'dance', 'hold-up', 'wave'])

const isHigh = ({ grip, hands }: Stance): boolean => grip !== 'both' && hands[grip].down < 0

/** Every raised hand goes there, or the full one; two hands that hold one thing are lowered. */
function elsewhereHands({ grip, hands }: Stance, hand: Reach): Stance['hands'] {
  if (grip === 'both') return both(middle(0.3, 0.6, 0.5))
  const move = (side: Side): Reach => (side === grip || hands[side].down < 0 ? hand : hands[side])
  return { left: move('left'), right: move('right') }
}

function assemble(look: HumanLook, build: Build, posture: Posture, directions: FigureDirections): Figure {
  const { stance } = posture
  const turn = headTurn(look, posture, directions)
  const parts = partsOf(look, build, posture, directions, turn)
  const { arms, legs } = parts
  const joints = (side: Side) =>
    [seen(legs[side].hip), seen(legs[side].knee), seen(legs[side].ankle)] as const
  const up = (point: Point): Point => shifted(point, 0, -stance.lift)
  const knees = shifted(seen(legs.left.knee), (seen(legs.right.knee)[0] - seen(legs.left.knee)[0]) / 2, 0)
  const [headX, headY] = seen(posture.head)
  return {
    shapes: lifted(layers(look, build, posture, parts, directions), stance.lift),
    over: lifted(layersOver(stance, arms, directions), stance.lift),
    under: lifted(layersUnder(arms, directions), stance.lift),
    height: -headY + build.head * 1.25 + stance.lift,
    footing: (stance.legs.kind === 'feet' ? 62 : 96) * build.girth,
    hands: { left: up(arms.left.hand), right: up(arms.right.hand) },
    shoulders: { left: up(seen(posture.shoulders.left)), right: up(seen(posture.shoulders.right)) },
    limbs: {
      arms: { left: arms.left.joints, right: arms.right.joints },
      legs: { left: joints('left'), right: joints('right') },
      build,
    },
    head: {
      centre: [headX, headY - stance.lift],
      radius: build.head,
      half: build.head * Math.min(1.4, halfWidth(parts.head, 0.5)),
      hair: build.head * halfWidth(parts.head, 1),
      aside: turn > 1.5 ? 0 : build.head * faceAside(turn),
    },
    back: shifted(seen(posture.neck), -Math.sin(posture.angle) * build.shoulder * 0.5, build.shoulder * 1.3),
    lap: [(seen(posture.hips)[0] + knees[0]) / 2, seen(posture.hips)[1] - 16],
    lying: false,
    faceless: turn > 1.5,
    hidesOwnFace:
      turn > 1.5
        ? 0
        : coveredFace({ x: headX, y: headY, radius: build.head }, overHead(posture, parts, directions)),
  }
}

/** Of a head of radius 1, above so far below its middle: braids hang about the shoulders and do not count. */
function halfWidth({ front, back }: Parts['head'], below: number): number {
  let widest = 1
  for (const { path } of [...front, ...back]) {
    for (let index = 0; index < path.points.length; index += 2)
      if ((path.points[index + 1] ?? 0) < below) widest = Math.max(widest, Math.abs(path.points[index] ?? 0))
  }
  return widest
}

function partsOf(
  look: HumanLook,
  build: Build,
  posture: Posture,
  directions: FigureDirections,
  turn: number,
): Parts {
  const { stance } = posture
  return {
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
}

/** A head turns further than the body under it, but not round to the back. */
function headTurn(look: HumanLook, { turn, stance }: Posture, directions: FigureDirections): number {
  const seenAt = directions.headTurn ?? Math.max(stance.turn[0], directions.turn)
  const wanted = isLying(directions.pose) && look.age !== 'baby' ? Math.max(seenAt, FACE_UP) : seenAt
  return Math.max(turn - 0.4, Math.min(turn + 0.5, wanted))
}

/** Of who lies the face is up: turned to the reader it would lie on its ear, as if it had no neck. */
const FACE_UP = 0.8

const lifted = (shapes: readonly Shape[], lift: number): Shape[] =>
  lift === 0 ? [...shapes] : place(shapes, placement({ y: -lift }))

function expressionOf(stance: Stance, { pose, face }: FigureDirections): Expression {
  const expression = expressions[face]
  const restful = face === 'calm' || face === 'tender' || face === 'happy' || face === 'joy'
  const closes = stance.eyesClosed && (pose === 'pray' || pose === 'sleep' || restful)
  if (pose === 'sleep') return { ...expressions.calm, eyes: 'closed' }
  return closes ? { ...expression, eyes: 'closed' } : expression
}
