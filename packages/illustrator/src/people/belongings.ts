import { darker, lighter } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { flat, line, round } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { blob, polyline, roundedRectangle } from '../geometry/path.ts'
import { between, type Point } from '../geometry/point.ts'
import { seen } from '../geometry/space.ts'
import type { HumanLook } from '../looks/look.ts'
import type { Build } from './build.ts'
import { cane, hungCane } from './canes.ts'
import { wings } from './marks/body-marks.ts'
import { type Posture, type Side, type Sides, seenFromBehind, sides } from './posture.ts'
import { type Trunk, trunkOf } from './trunk.ts'

/** Where both hands are, where both arms bend, and which hands hold on to somebody or something. */
export interface Arms {
  hands: Sides<Point>
  elbows: Sides<Point>
  full: Sides<boolean>
}

/** What a figure has on its back or leans on, as far as it is behind the body in this view. */
export function belongingsBehind(look: HumanLook, build: Build, posture: Posture, arms: Arms): Shape[] {
  const behind = seenFromBehind(posture.turn)
  return [
    ...wings(look, build, posture, false),
    ...(look.cape && !behind ? cape(look.cape, build, posture) : []),
    ...(look.bag && !behind ? bag(look.bag, build, posture, look.isPack === true) : []),
    ...caseOnBack(look, build, posture, false),
    ...(hasAidAtHand(look, posture) ? walkingAids(look, build, posture, arms, false) : []),
  ]
}

/** The same, as far as it is before the body: a cape and a bag seen from behind, a walking frame. */
export function belongingsBefore(look: HumanLook, build: Build, posture: Posture, arms: Arms): Shape[] {
  const behind = seenFromBehind(posture.turn)
  return [
    ...(look.bag && behind ? bag(look.bag, build, posture, look.isPack === true) : []),
    ...caseOnBack(look, build, posture, true),
    ...(look.cape && behind ? cape(look.cape, build, posture) : []),
    ...wings(look, build, posture, true),
    ...(hasAidAtHand(look, posture) ? walkingAids(look, build, posture, arms, true) : []),
  ]
}

/** Who stands leans on it; who sits on a chair keeps a stick in the hand. */
const hasAidAtHand = ({ aid }: HumanLook, { stance: { legs } }: Posture): boolean =>
  legs.kind === 'feet' || (legs.kind === 'seated' && aid === 'stick')

/** A cape flows out behind: to the left of a body that is turned to the right. */
function cape(colour: string, build: Build, posture: Posture): Shape[] {
  const [x, y] = seen(posture.neck)
  const [hipX, hipY] = seen(posture.hips)
  const w = build.shoulder
  const back = -Math.sin(posture.angle) * w * 0.9
  const bottom = hipY * 0.35
  return [
    round(
      blob([
        [x - w * 0.8, y + 2],
        [x - w * 1.5 + back * 0.5, (y + bottom) / 2],
        [hipX - w * 1.8 + back, bottom],
        [hipX + back * 0.8, bottom + 14],
        [hipX + w * 1.8 + back * 0.6, bottom],
        [x + w * 1.5 + back * 0.3, (y + bottom) / 2],
        [x + w * 0.8, y + 2],
      ]),
      colour,
    ),
  ]
}

const WOOD = '#9a6b3e'
const METAL = '#8f96a8'

/** Of a body that faces the reader neither side counts as nearer. */
const NEARER = 6

/** The case of an instrument, slung across the back: its neck is seen over one shoulder, its end beside the hip. */
function caseOnBack({ marks }: HumanLook, build: Build, posture: Posture, before: boolean): Shape[] {
  const mark = marks.find(({ kind }) => kind === 'case')
  if (!mark || before !== seenFromBehind(posture.turn)) return []
  const [x, y] = seen(posture.neck)
  const [w, back] = [build.shoulder, -Math.sin(posture.angle) * build.shoulder * 0.7]
  const [top, low]: [Point, Point] = [
    [x + w * 1.75 + back, y + w * 0.2],
    [x - w * 1.75 + back, y + w * 2.1],
  ]
  return [
    round(limb([top, between(top, low, 0.5), low], [w * 0.6, w * 0.72, w * 1.1]), mark.colour),
    flat(
      limb([between(top, low, 0.06), between(top, low, 0.14)], [w * 0.5, w * 0.52]),
      lighter(mark.colour, 0.3),
    ),
  ]
}

/** A pack on the back; a shoulder bag only from behind: from the front and the side it hangs at the hip, where its strap ends. */
function bag(colour: string, build: Build, posture: Posture, isPack: boolean): Shape[] {
  const trunk = trunkOf(build, posture)
  if (!isPack && !trunk.behind) return []
  if (!trunk.behind && trunk.sideways < 0.3) return packBehind(colour, build, trunk)
  const [x, y] = trunk.behind ? trunk.on(0.52, 0) : trunk.edge(0.5, build.shoulder, -1)
  const [wide, high] = [build.shoulder * (trunk.behind ? 0.78 : 0.5), build.shoulder * 1.1]
  return [
    round(roundedRectangle(x - wide, y - high * 0.9, wide * 2, high * 1.8, 18), darker(colour, 0.92)),
    round(roundedRectangle(x - wide * 0.7, y, wide * 1.4, high * 0.7, 12), colour),
    flat(roundedRectangle(x - wide * 0.16, y + high * 0.1, wide * 0.32, high * 0.2, 5), '#f2d16b'),
  ]
}

/** Of a pack the top and both sides are seen beside who faces the reader. */
function packBehind(colour: string, { shoulder }: Build, trunk: Trunk): Shape[] {
  const [left, top] = trunk.edge(-0.12, shoulder * 1.62, -1)
  const [right, bottom] = trunk.edge(0.92, shoulder * 1.62, 1)
  return [
    round(roundedRectangle(left, top, right - left, bottom - top, 22), colour),
    flat(roundedRectangle(left, top + (bottom - top) * 0.55, right - left, 7, 3), darker(colour, 0.78)),
  ]
}

/**
 * What somebody leans on stands where the hands are; a hand that does something else leaves it beside the hips. A stick
 * never stands by itself: it is in the hand that is free, or hangs over the crook of an arm.
 */
function walkingAids(
  { aid, aidColour, carving }: HumanLook,
  build: Build,
  posture: Posture,
  { hands, elbows, full }: Arms,
  before: boolean,
): Shape[] {
  const isFree = (side: Side): boolean => !full[side] && hands[side][1] > build.neckY * 0.62
  const grips = sides.map((side): Point => {
    const [x, y] = hands[side]
    const [hipX] = seen(posture.hipJoints[side])
    return y > build.neckY * 0.62 ? [x, y] : [hipX + Math.sign(hipX || 1) * build.shoulder, build.hipY - 14]
  })
  const [left, right] = grips
  if (!left || !right) return []
  // Who sits has it before the knees.
  const isSeated = posture.stance.legs.kind === 'seated'
  const shown = (side: Side): boolean => before === (isSeated || isNearer(posture, side))
  switch (aid) {
    case 'crutches':
      return sides.flatMap((side, index) =>
        shown(side) ? crutch(grips[index] ?? left, build, aidColour ?? WOOD) : [],
      )
    case 'stick': {
      const side = sideOfStick.find(isFree)
      const hung: Side = full.left && !full.right ? 'right' : 'left'
      if (!shown(side ?? hung) || (isSeated && !side)) return []
      return side
        ? cane(hands[side], aidColour ?? WOOD, carving)
        : hungCane(between(elbows[hung], hands[hung], 0.2), build, aidColour ?? WOOD)
    }
    case 'walker':
      return before === !seenFromBehind(posture.turn) ? walkingFrame(left, right, aidColour ?? METAL) : []
    default:
      return []
  }
}

/** Whether what this hand leans on stands between the reader and the body. */
const isNearer = ({ turn, shoulders }: Posture, side: Side): boolean =>
  seenFromBehind(turn) || shoulders[side][2] > NEARER

function crutch([x, y]: Point, build: Build, colour: string): Shape[] {
  const top = Math.min(y - 50, build.neckY + 58)
  const bar = (width: number, height: number, thick: number): Shape => {
    const ends: Point[] = [
      [x - width, height],
      [x + width, height],
    ]
    return line(polyline(ends), darker(colour, 0.8), thick)
  }
  const pole: Point[] = [
    [x, top],
    [x, 0],
  ]
  return [line(polyline(pole), colour, 9), bar(15, top, 11), bar(11, y, 8)]
}

/** Leant on with the right hand, where it is free. */
const sideOfStick = ['right', 'left'] as const

/** A frame with four feet, a hand on each side of it. */
function walkingFrame(left: Point, right: Point, metal: string): Shape[] {
  const [from, to] = left[0] < right[0] ? [left, right] : [right, left]
  const wide = Math.max(46, to[0] - from[0])
  const middle = (from[0] + to[0]) / 2
  const [near, far] = [middle - wide / 2, middle + wide / 2]
  const top = Math.max(from[1], to[1]) + 8
  const bar = (corners: Point[], width: number): Shape => line(polyline(corners), metal, width)
  return [
    bar(
      [
        [near, top],
        [near - 8, 4],
      ],
      7,
    ),
    bar(
      [
        [far, top],
        [far + 8, 4],
      ],
      7,
    ),
    bar(
      [
        [near, top],
        [far, top],
      ],
      9,
    ),
    bar(
      [
        [near - 4, top * 0.5],
        [far + 4, top * 0.5],
      ],
      6,
    ),
  ]
}
