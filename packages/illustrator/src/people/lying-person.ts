import { darker, lighter } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { flat, line, place, round } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { blob, curve } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { HumanLook } from '../looks/look.ts'
import type { Face, Pose } from '../scene-description.ts'
import type { Build } from './build.ts'
import type { Figure } from './draw-person.ts'
import { expressions } from './expressions.ts'
import { drawHead } from './head.ts'

/** Lying on the side under a cover, the head on a pillow at the left; asleep with closed eyes. */
export function drawLyingPerson(
  look: HumanLook,
  build: Build,
  pose: Extract<Pose, 'lie' | 'sleep'>,
  face: Face,
): Figure {
  const expression = pose === 'sleep' ? { ...expressions.calm, eyes: 'closed' as const } : expressions[face]
  const head = drawHead(look, expression, { turn: 0.25, nod: 0 })
  const length = build.height * 0.84
  const headAt: Point = [-length * 0.5 + build.head * 0.9, -build.head * 0.98]
  const onPillow = placement({ x: headAt[0], y: headAt[1], scale: build.head, turn: -74 })
  const cover = look.garment.colour
  const shapes: Shape[] = [
    round(pillow(headAt, build.head), '#f7efe0'),
    ...place(head.back, onPillow),
    round(coverPath(length, build, 1.04), darker(cover, 0.82)),
    ...place(head.front, onPillow),
    round(coverPath(length, build, 1), lighter(cover, 0.1)),
    ...coverPattern(length, build, lighter(cover, 0.5)),
  ]
  return {
    shapes,
    over: [],
    height: build.head * 2.3,
    footing: length * 0.56,
    hands: [
      [headAt[0] + build.head * 1.4, -build.head],
      [0, -build.head],
    ],
    shoulders: [
      [headAt[0] + build.head, headAt[1]],
      [headAt[0] + build.head * 1.4, headAt[1]],
    ],
    head: { centre: headAt, radius: build.head },
  }
}

function pillow([x, y]: Point, r: number): ReturnType<typeof blob> {
  return blob([
    [x - r * 1.35, y + r * 0.5],
    [x - r * 1.2, y - r * 0.5],
    [x - r * 0.2, y - r * 0.2],
    [x + r * 0.9, y + r * 0.3],
    [x + r * 1.3, y + r * 0.96],
    [x - r * 1.1, y + r * 1],
  ])
}

/** From under the chin over the shoulder and the knees down to the feet. */
function coverPath(length: number, build: Build, grown: number): ReturnType<typeof blob> {
  const [left, right] = [-length * 0.5 + build.head * 1.45, length * 0.6]
  const top = build.head * 1.28 * grown
  return blob([
    [left, -8],
    [left - 6, -top * 0.62],
    [left + 46, -top * 0.98],
    [left + length * 0.26, -top * 0.86],
    [left + length * 0.46, -top * 0.95],
    [right - 46, -top * 0.6],
    [right, -28],
    [right - 8, 2],
    [(left + right) / 2, 5],
  ])
}

function coverPattern(length: number, build: Build, colour: string): Shape[] {
  const left = -length * 0.5 + build.head * 1.45
  const top = build.head * 1.2
  return [
    flat(
      blob([
        [left - 2, -12],
        [left - 6, -top * 0.6],
        [left + 40, -top],
        [left + 66, -top * 0.96],
        [left + 26, -top * 0.5],
        [left + 30, -6],
      ]),
      colour,
    ),
    ...[0.3, 0.5, 0.7].map((part) =>
      line(
        curve([
          [left + length * part, -top * 0.8],
          [left + length * part + 12, -top * 0.4],
          [left + length * part + 4, -6],
        ]),
        colour,
        5,
        0.7,
      ),
    ),
  ]
}
