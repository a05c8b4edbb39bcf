import { darker, lighter } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { round, skin } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { ellipse, joined } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import { between, distance } from '../geometry/point.ts'
import { reachWith } from '../geometry/two-bones.ts'
import type { Garment, HumanLook } from '../looks/look.ts'
import type { Build } from './build.ts'
import type { Stance } from './stance.ts'

export interface Arm {
  shapes: Shape[]
  hand: Point
}

/** How far a sleeve goes down the arm, and how wide its end is against the arm. */
const sleeves: Record<Garment, { length: 'short' | 'long'; cuff: number }> = {
  dress: { length: 'short', cuff: 1.28 },
  't-shirt': { length: 'short', cuff: 1.24 },
  shirt: { length: 'long', cuff: 0.94 },
  sweater: { length: 'long', cuff: 1.02 },
  hoodie: { length: 'long', cuff: 1.04 },
  jacket: { length: 'long', cuff: 1.06 },
  raincoat: { length: 'long', cuff: 1.14 },
  cardigan: { length: 'long', cuff: 1 },
  overalls: { length: 'short', cuff: 1.2 },
  robe: { length: 'long', cuff: 1.45 },
  pyjamas: { length: 'long', cuff: 1.1 },
}

export function drawArm(look: HumanLook, build: Build, stance: Stance, side: 'left' | 'right'): Arm {
  const outward = side === 'left' ? -1 : 1
  const narrow = side === 'right' ? 1 - stance.turn * 0.22 : 1
  const shoulder: Point = [stance.neck[0] + outward * (build.shoulder - 7) * narrow, stance.neck[1] + 14]
  const target = stance.hands[side]
  const bone = boneFor(build.arm, distance(shoulder, target))
  const [elbow, hand] = reachWith(
    shoulder,
    target,
    bone,
    bone,
    elbowBend(shoulder, target, outward, build.arm),
  )
  return {
    hand,
    shapes: [drawHand(look, build, hand, elbow, outward), ...drawSleeve(look, build, shoulder, elbow, hand)],
  }
}

/** Half an arm. One that need not reach far is drawn shortened, as seen from the front, not sharply bent. */
const boneFor = (arm: number, reach: number): number => Math.max(arm * 0.66, Math.min(arm, reach * 1.06)) / 2

/**
 * Elbows point away from the body: outwards when the hand hangs or is held before the chest,
 * down when the arm is raised or stretched sideways.
 */
function elbowBend(shoulder: Point, target: Point, outward: -1 | 1, arm: number): 1 | -1 {
  const raised = target[1] < shoulder[1] - arm * 0.1
  const sideways = (target[0] - shoulder[0]) * outward > arm * 0.45
  const down = raised || sideways
  return outward > 0 === down ? 1 : -1
}

function drawHand(look: HumanLook, build: Build, hand: Point, elbow: Point, outward: -1 | 1): Shape {
  const radius = 15.5 * build.girth
  const along = Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0])
  const thumb = along - outward * 1.2
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
  const { length, cuff } = sleeves[look.garment.kind]
  const colour = look.garment.kind === 'overalls' ? lighter(look.garment.colour, 0.66) : look.garment.colour
  if (length === 'long') {
    const wrist = between(elbow, hand, 0.76)
    return [
      round(limb([shoulder, elbow, wrist], [width * 1.14, width, width * 0.92 * cuff]), colour),
      ...(look.garment.kind === 'robe'
        ? []
        : [
            round(
              limb([between(elbow, hand, 0.62), wrist], [width * 0.98 * cuff, width * 0.98 * cuff]),
              darker(colour, 0.88),
            ),
          ]),
    ]
  }
  return [
    skin(limb([shoulder, elbow, hand], [width * 0.92, width * 0.84, width * 0.68]), look.skin),
    round(limb([shoulder, between(shoulder, elbow, 0.66)], [width * 1.18, width * cuff]), colour),
  ]
}
