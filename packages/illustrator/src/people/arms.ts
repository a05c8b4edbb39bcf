import { darker, lighter } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { round, skin } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { ellipse, joined } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import { between } from '../geometry/point.ts'
import { behindSheet, reachInSpace, type Spot, seen, spun } from '../geometry/space.ts'
import type { HumanLook } from '../looks/look.ts'
import type { Build } from './build.ts'
import { garmentCuts } from './garments.ts'
import { type Posture, type Side, sign } from './posture.ts'

export interface Arm {
  /** The hand first, then the sleeve. */
  shapes: Shape[]
  /** Shoulder, elbow and hand as they are seen. */
  joints: readonly [Point, Point, Point]
  hand: Point
  /** Drawn over trunk and hair; otherwise the body hides its upper end. */
  before: boolean
}

/** How much nearer than the body's middle a hand is that holds on to a neighbour. */
const NEIGHBOUR = 34

/** `grasp` is where a neighbour is touched, on the sheet. */
export function drawArm(
  look: HumanLook,
  build: Build,
  posture: Posture,
  side: Side,
  grasp: Point | undefined,
): Arm {
  const shoulder = posture.shoulders[side]
  const target = grasp ? behindSheet(grasp, NEIGHBOUR) : posture.targets[side]
  const [elbow, hand] = reachInSpace(shoulder, target, build.arm / 2, elbowPole(posture, side))
  const joints = [seen(shoulder), seen(elbow), seen(hand)] as const
  return {
    joints,
    hand: joints[2],
    before: isBefore(build, posture, side, shoulder, hand),
    shapes: [drawHand(look, build, joints, side, posture.turn), ...drawSleeve(look, build, ...joints)],
  }
}

/** Elbows give way outwards, down and a little back. */
const elbowPole = ({ angle }: Posture, side: Side): Spot => spun([sign(side) * 0.7, 0.75, -0.5], angle)

/** Raised arms come before hair; others when the hand is nearer to the reader than the chest. */
function isBefore(build: Build, { turn }: Posture, side: Side, shoulder: Spot, hand: Spot): boolean {
  const far = turn > 0.72 && turn < 1.6 && side === 'right'
  const raised = hand[1] < shoulder[1] - build.arm * 0.12
  if (raised) return !far
  return hand[2] > build.shoulder * 0.3
}

function drawHand(
  look: HumanLook,
  build: Build,
  [, elbow, hand]: Arm['joints'],
  side: Side,
  turn: number,
): Shape {
  const radius = 15.5 * build.girth
  const along = Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0])
  const thumb = along - sign(side) * (turn > 1.2 ? -1.2 : 1.2)
  const palm = ellipse(hand[0], hand[1], radius, radius * 0.94, along)
  return skin(
    joined([
      palm,
      ellipse(
        hand[0] + Math.cos(thumb) * radius * 0.85,
        hand[1] + Math.sin(thumb) * radius * 0.85,
        radius * 0.5,
        radius * 0.36,
        thumb,
      ),
    ]),
    look.skin,
  )
}

function drawSleeve(look: HumanLook, build: Build, shoulder: Point, elbow: Point, hand: Point): Shape[] {
  const width = 30 * build.girth
  const { sleeve, cuff, over } = garmentCuts[look.garment.kind]
  const colour = over ? lighter(look.garment.colour, 0.66) : look.garment.colour
  const bare = skin(limb([shoulder, elbow, hand], [width * 0.92, width * 0.84, width * 0.68]), look.skin)
  if (sleeve === 'none') return [bare]
  if (sleeve === 'short') {
    return [
      bare,
      round(limb([shoulder, between(shoulder, elbow, 0.7)], [width * 1.18, width * cuff]), colour),
    ]
  }
  const wrist = between(elbow, hand, 0.76)
  const long = round(limb([shoulder, elbow, wrist], [width * 1.14, width, width * 0.92 * cuff]), colour)
  if (sleeve === 'wide') return [long]
  return [
    long,
    round(
      limb([between(elbow, hand, 0.6), wrist], [width * 0.98 * cuff, width * 0.98 * cuff]),
      darker(colour, 0.88),
    ),
  ]
}
