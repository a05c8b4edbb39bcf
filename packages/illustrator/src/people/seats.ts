import { type Colour, darker, lighter } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { flat, line, place, round } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { placement } from '../geometry/matrix.ts'
import { boundsOf, ellipse, polyline, roundedRectangle } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import { seen } from '../geometry/space.ts'
import type { HumanLook } from '../looks/look.ts'
import type { Build } from './build.ts'
import { drawingOf } from './motif.ts'
import { type Posture, seenFromBehind } from './posture.ts'
import { star } from './prints.ts'

const METAL = '#5a5f70'
const CLOTH = '#3f6f9c'

/** Back, seat and footrest of a wheelchair, behind who sits in it. */
export function wheelchairSeat(posture: Posture, build: Build, colour: Colour | null): Shape[] {
  const cloth = colour ?? CLOTH
  const [x, y] = seen(posture.hips)
  const side = Math.sin(posture.angle)
  const back = x - side * 46
  const half = 22 + 34 * Math.abs(Math.cos(posture.angle))
  const turned = Math.abs(side) > 0.5
  return [
    ...(turned ? handle([back - Math.sign(side) * half, y - 104 * build.girth], Math.sign(side)) : []),
    round(roundedRectangle(back - half, y - 112 * build.girth, half * 2, 132 * build.girth, 14), cloth),
    round(roundedRectangle(x - 58, y + 12, 116, 18, 8), darker(cloth, 0.9)),
    line(
      polyline([
        [x + side * 60, y + 22],
        [x + side * 88, -12],
      ]),
      METAL,
      12,
    ),
    ...(turned ? [round(roundedRectangle(x + side * 92 - 34, -20, 68, 12, 5), METAL)] : []),
    ...(turned
      ? [round(ellipse(x + side * 70, -19, 19), '#3d4152'), flat(ellipse(x + side * 70, -19, 9), '#a9b0c0')]
      : []),
  ]
}

/** By which it is pushed, behind its back. */
const handle = ([x, y]: Point, side: number): Shape[] => [
  round(
    limb(
      [
        [x + side * 8, y + 10],
        [x - side * 8, y],
        [x - side * 34, y - 4],
      ],
      [12, 12, 14],
    ),
    METAL,
  ),
]

/** The wheels at the near side; narrow rings when the chair is seen from the front or the back. */
export function wheelchairWheels(
  posture: Posture,
  { aidColour: colour, hasStickers, stickersOf }: Pick<HumanLook, 'aidColour' | 'hasStickers' | 'stickersOf'>,
): Shape[] {
  const [x, y] = seen(posture.hips)
  const radius = Math.max(58, -y * 0.72)
  const side = Math.abs(Math.sin(posture.angle))
  const wide = Math.max(0.2, side)
  const offset = 66 * Math.abs(Math.cos(posture.angle))
  const middles = side > 0.8 ? [x - 14] : [x - 14 - offset, x + offset - 8]
  const wheels = middles.flatMap((middle) => [
    ...wheel(middle, radius, wide, colour),
    ...(hasStickers ? stickers(middle, radius, wide, colour, stickersOf) : []),
  ])
  return seenFromBehind(posture.turn) ? [...wheels, ...handles(posture)] : wheels
}

function wheel(x: number, radius: number, wide: number, colour: Colour | null): Shape[] {
  const spokes = [0, 1.05, 2.1].map((angle) => {
    const [dx, dy] = [Math.cos(angle) * radius * 0.84 * wide, Math.sin(angle) * radius * 0.84]
    return line(
      polyline([
        [x - dx, -radius - dy],
        [x + dx, -radius + dy],
      ]),
      '#a9b0c0',
      3,
    )
  })
  return [
    line(ellipse(x, -radius, radius * wide, radius), '#3d4152', colour ? 8 : 10),
    line(ellipse(x, -radius, radius * 0.86 * wide, radius * 0.86), colour ?? '#8f96a8', colour ? 12 : 4),
    ...spokes,
  ]
}

/** Round ones and stars on a disc over the spokes, large enough to be seen from afar. */
function stickers(x: number, radius: number, wide: number, colour: Colour | null, motif?: string): Shape[] {
  const at = (angle: number): Point => [
    x + Math.cos(angle) * radius * 0.5 * wide,
    -radius + Math.sin(angle) * radius * 0.5,
  ]
  return [
    flat(
      ellipse(x, -radius, radius * 0.74 * wide, radius * 0.74),
      colour ? lighter(colour, 0.45) : '#e6ebf0',
    ),
    ...['#d9493f', '#f6c644', '#3f7fc4', '#5aa35a', '#f08fb0'].flatMap((paint, index): Shape[] => {
      const spot = at(index * 1.257 - 1.57)
      if (motif) return stickerOf(motif, spot, radius * 0.5, Math.max(0.45, wide))
      return [
        index % 2
          ? flat(star(spot, radius * 0.2), paint)
          : flat(ellipse(...spot, radius * 0.15 * Math.max(0.5, wide), radius * 0.15), paint),
      ]
    }),
    ...(motif ? [] : [flat(star([x, -radius], radius * 0.2 * Math.max(0.6, wide)), '#8a63b8')]),
  ]
}

/** One of what a word draws, `size` tall at most, as narrow as the wheel is seen. */
function stickerOf(motif: string, [x, y]: Point, size: number, wide: number): Shape[] {
  const shapes = drawingOf(motif)
  if (shapes.length === 0) return []
  const { left, right, top, bottom } = boundsOf(shapes.map(({ path }) => path))
  const scale = size / Math.max(right - left, bottom - top, 1)
  return place(shapes, {
    ...placement({ x: x - ((left + right) / 2) * scale * wide, y: y - ((top + bottom) / 2) * scale, scale }),
    a: scale * wide,
  })
}

function handles(posture: Posture): Shape[] {
  const [x, y] = seen(posture.hips)
  return [-46, 46].map((dx) =>
    line(
      polyline([
        [x + dx, y - 120],
        [x + dx * 1.1, y - 134],
      ]),
      METAL,
      12,
    ),
  )
}

/** A wooden stool under somebody grown up. */
export function stool(posture: Posture): Shape[] {
  const wood = '#a8713f'
  const [x, y] = seen(posture.hips)
  const top = y + 12
  return [
    ...[-48, 44].map((dx) =>
      round(
        limb(
          [
            [x + dx * 0.8, top + 10],
            [x + dx, -2],
          ],
          [13, 11],
        ),
        darker(wood, 0.82),
      ),
    ),
    round(roundedRectangle(x - 62, top, 118, 22, 10), wood),
    flat(roundedRectangle(x - 54, top + 3, 102, 6, 3), '#c48f58'),
  ]
}
