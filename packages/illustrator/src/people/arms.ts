import { darker } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { flat, line, round, skin } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { ellipse, joined, type Path, polygon, polyline } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import { between, distance } from '../geometry/point.ts'
import { behindSheet, reachInSpace, type Spot, seen, spun } from '../geometry/space.ts'
import type { HumanLook } from '../looks/look.ts'
import type { Build } from './build.ts'
import { fabricOnSleeve } from './fabrics.ts'
import { cutOf, isSkirted, shirtUnder } from './garments.ts'
import { isHandless, isShort, madeHand, marksOnArm, marksOnHand } from './marks/body-marks.ts'
import { printsOnSleeve } from './pattern.ts'
import { type Posture, type Side, sign } from './posture.ts'
import { shawlOnArm } from './shawl.ts'

export interface Arm {
  /** The hand first, then the sleeve. */
  shapes: Shape[]
  /** What is on the hand: stains, painted nails. */
  onHand: Shape[]
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
  const target = grasp ? graspSpot(grasp, shoulder, build.arm) : posture.targets[side]
  const [elbow, reached] = bent(
    shoulder,
    target,
    build.arm / 2,
    elbowPoles(posture, side, grasp !== undefined),
  )
  const hand = isShort(look, side) ? shortened(elbow, reached) : reached
  const joints = [seen(shoulder), seen(elbow), seen(hand)] as const
  return {
    joints,
    hand: joints[2],
    before: isBefore(build, posture, side, shoulder, hand),
    shapes: [
      ...(posture.stance.pocketed && !grasp && !isShort(look, side)
        ? drawPocket(look, build, joints)
        : [drawHand(look, build, joints, side, posture)]),
      ...drawSleeve(look, build, ...joints),
      ...shawlOnArm(look, build, joints),
      ...marksOnArm(look, build, joints, side),
    ],
    onHand: posture.stance.pocketed && !grasp ? [] : marksOnHand(look, build, joints),
  }
}

/** As near to the reader as the neighbour is, or as near as the arm allows without missing the place. */
function graspSpot(grasp: Point, shoulder: Spot, arm: number): Spot {
  const away = distance(seen(shoulder), grasp)
  const room = Math.sqrt(Math.max(0, (arm * 0.98) ** 2 - away ** 2))
  const nearer = Math.max(-room, Math.min(room, NEIGHBOUR - shoulder[2]))
  return behindSheet(grasp, shoulder[2] + nearer)
}

/** Of a forearm so much is there that ends below the elbow. */
const SHORT = 0.42

const shortened = ([x, y, z]: Spot, [toX, toY, toZ]: Spot): Spot => [
  x + (toX - x) * SHORT,
  y + (toY - y) * SHORT,
  z + (toZ - z) * SHORT,
]

/**
 * Elbows give way outwards, down and a little back; where the forearm would then point at the reader and the arm be a
 * stump, down or aside. Who holds on to a neighbour has no choice: sleeves would lie on faces.
 */
function elbowPoles({ angle }: Posture, side: Side, holdsOn: boolean): readonly Spot[] {
  const usual = spun([sign(side) * 0.7, 0.75, -0.5], angle)
  return holdsOn ? [usual] : [usual, [0, 1, 0], [sign(side) * 0.7, 1, 0]]
}

/** A forearm is seen as at least so much of its length. */
const LEAST_SEEN = 0.34

/** Elbow and hand, bent the first way in which the forearm is seen, or the one in which most of it is. */
function bent(shoulder: Spot, target: Spot, bone: number, poles: readonly Spot[]): [Spot, Spot] {
  const ways = poles.map((pole) => reachInSpace(shoulder, target, bone, pole))
  const forearm = ([elbow, hand]: [Spot, Spot]): number => distance(seen(elbow), seen(hand))
  const most = ways.reduce((best, way) => (forearm(way) > forearm(best) ? way : best))
  return ways.find((way) => forearm(way) > bone * LEAST_SEEN) ?? most
}

/** From this turn on the farther knee is behind the nearer one. */
const ON_SEEN_KNEE = 0.6

/** Raised arms come before hair; others when the hand is nearer to the reader than the chest, or on a knee that is seen. */
function isBefore(build: Build, { turn, stance }: Posture, side: Side, shoulder: Spot, hand: Spot): boolean {
  const far = turn > 0.42 && turn < 1.6 && side === 'right'
  const raised = hand[1] < shoulder[1] - build.arm * 0.12
  if (raised) return !far
  if (stance.hands[side].from === 'knee' && turn < ON_SEEN_KNEE) return true
  return hand[2] > build.shoulder * 0.3
}

function drawHand(
  look: HumanLook,
  build: Build,
  [, elbow, [x, y]]: Arm['joints'],
  side: Side,
  { turn, stance }: Posture,
): Shape {
  const radius = 15.5 * build.girth
  if (isHandless(look, side) || isShort(look, side)) return skin(ellipse(x, y, radius * 0.74), look.skin)
  const along = Math.atan2(y - elbow[1], x - elbow[0])
  const outward = sign(side) * (turn > 1.2 ? -1 : 1)
  const finger = (spread: number, far: number, size: number): Path =>
    ellipse(
      x + Math.cos(along + spread) * radius * far,
      y + Math.sin(along + spread) * radius * far,
      radius * size,
      radius * 0.36,
      along + spread,
    )
  const thumb = finger(-outward * 1.2, 0.85, 0.5)
  const fingers = stance.open?.includes(side)
    ? [-0.5, -0.1, 0.3, 0.68].map((spread) => finger(spread * outward, 1.12, 0.6))
    : []
  return skin(
    joined([ellipse(x, y, radius, radius * 0.94, along), thumb, ...fingers]),
    madeHand(look, side) ?? look.skin,
  )
}

/** A hand in a pocket: the cloth over it, and the pocket's edge at the wrist. */
function drawPocket(look: HumanLook, build: Build, [, elbow, hand]: Arm['joints']): Shape[] {
  const radius = 20 * build.girth
  const [x, y] = hand
  const hem = build.hipY + (cutOf(look.garment).hem - 1) * (build.hipY - build.neckY)
  const colour = isSkirted(look) || y - radius < hem ? look.garment.colour : look.bottom.colour
  const along = Math.atan2(y - elbow[1], x - elbow[0])
  const [across, back] = [Math.cos(along + Math.PI / 2) * radius, between(hand, elbow, 0.22)]
  const down = Math.sin(along + Math.PI / 2) * radius
  return [
    line(
      polyline([
        [back[0] - across, back[1] - down],
        [back[0] + across, back[1] + down],
      ]),
      darker(colour, 0.66),
      5 * build.girth,
    ),
    flat(ellipse(x, y, radius * 1.2, radius, along), colour),
  ]
}

/** A band across the upper or the lower arm, where `part` of its length is; as wide as a stripe of the trunk. */
function aroundSleeve(from: Point, to: Point, part: number, width: number): Path {
  const along = Math.atan2(to[1] - from[1], to[0] - from[0])
  const [dx, dy] = [Math.cos(along), Math.sin(along)]
  const [x, y] = between(from, to, part)
  const corner = (forward: number, aside: number): Point => [
    x + dx * forward - (dy * aside * width) / 2,
    y + dy * forward + (dx * aside * width) / 2,
  ]
  const thick = width * 0.28
  return polygon([
    ...[-0.94, 0, 0.94].map((aside) => corner(thick * 0.3 * (1 - aside ** 2), aside)),
    ...[0.94, 0, -0.94].map((aside) => corner(thick * (1 + 0.3 * (1 - aside ** 2)), aside)),
  ])
}

const underSleeves: ReadonlySet<string> = new Set(['tattoos', 'arm-sensor', 'short-arm'])

function drawSleeve(look: HumanLook, build: Build, shoulder: Point, elbow: Point, hand: Point): Shape[] {
  const { sleeve: usual, cuff, over, bulk = 1 } = cutOf(look.garment)
  const width = 30 * build.girth * bulk
  // What is on the arms is seen: sleeves are short, or rolled up.
  const sleeve = usual !== 'none' && look.marks.some(({ kind }) => underSleeves.has(kind)) ? 'short' : usual
  const colour = over ? shirtUnder(look) : look.garment.colour
  const { trim } = look.garment
  const pattern = look.garment.onHem ? 'plain' : look.garment.pattern
  const isStriped = !over && (pattern === 'stripes' || pattern === 'zigzags' || pattern === 'checks')
  const stripe = (from: Point, to: Point, part: number, across: number): Shape =>
    flat(aroundSleeve(from, to, part, across), trim, pattern === 'checks' ? 0.7 : 1)
  const arm = width / bulk
  const bare = skin(limb([shoulder, elbow, hand], [arm * 0.92, arm * 0.84, arm * 0.68]), look.skin)
  if (sleeve === 'none') return [bare]
  if (sleeve === 'short') {
    return [
      bare,
      round(limb([shoulder, between(shoulder, elbow, 0.7)], [width * 1.18, width * cuff]), colour),
      ...(isStriped ? [0.2, 0.5].map((part) => stripe(shoulder, elbow, part, width * 1.16)) : []),
      ...(over
        ? []
        : printsOnSleeve({ pattern, trim }, [
            between(shoulder, elbow, 0.16),
            between(shoulder, elbow, 0.56),
          ])),
    ]
  }
  const wrist = between(elbow, hand, 0.76)
  const long = round(limb([shoulder, elbow, wrist], [width * 1.14, width, width * 0.92 * cuff]), colour)
  const stripes = isStriped
    ? [
        ...[0.2, 0.58].map((part) => stripe(shoulder, elbow, part, width * 1.06)),
        stripe(elbow, hand, 0.14, width * 0.96),
      ]
    : []
  const printed = over
    ? []
    : printsOnSleeve({ pattern, trim }, [
        ...[0.16, 0.62].map((part) => between(shoulder, elbow, part)),
        between(elbow, wrist, 0.3),
      ])
  if (sleeve === 'wide') return [long, ...stripes, ...printed]
  return [
    long,
    ...stripes,
    ...printed,
    ...(over ? [] : fabricOnSleeve(look, [shoulder, elbow, wrist], width)),
    round(
      limb([between(elbow, hand, 0.6), wrist], [width * 0.98 * cuff, width * 0.98 * cuff]),
      pattern === 'trimming' && !over ? trim : darker(colour, 0.88),
    ),
  ]
}
