import { darker } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { flat, line, round } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { ellipse, polyline, roundedRectangle } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { Build } from './build.ts'

export function wheelchairSeat([x, y]: Point, build: Build): Shape[] {
  const metal = '#5a5f70'
  return [
    round(
      limb(
        [
          [x - 44, y + 20],
          [x - 52, y - 118 * build.girth],
        ],
        [16, 16],
      ),
      '#3f6f9c',
    ),
    round(roundedRectangle(x - 58, y + 12, 112, 18, 8), '#3f6f9c'),
    line(
      polyline([
        [x + 46, y + 22],
        [x + 72, -16],
      ]),
      metal,
      9,
    ),
    line(ellipse(x + 62, -16, 15), metal, 8),
  ]
}

/** The large wheel at the near side of a wheelchair. */
export function wheelchairWheel([x, y]: Point): Shape[] {
  const radius = Math.max(58, -y * 0.78)
  return [
    line(ellipse(x - 22, -radius, radius), '#3d4152', 10),
    line(ellipse(x - 22, -radius, radius * 0.84), '#8f96a8', 4),
    ...[0, 1.05, 2.1].map((angle) =>
      line(
        polyline([
          [x - 22 - Math.cos(angle) * radius * 0.84, -radius - Math.sin(angle) * radius * 0.84],
          [x - 22 + Math.cos(angle) * radius * 0.84, -radius + Math.sin(angle) * radius * 0.84],
        ]),
        '#a9b0c0',
        3,
      ),
    ),
  ]
}

export function stool([x, y]: Point): Shape[] {
  const wood = '#a8713f'
  return [
    ...[-46, 34].map((dx) =>
      round(
        limb(
          [
            [x + dx * 0.8, y + 20],
            [x + dx, -2],
          ],
          [13, 11],
        ),
        darker(wood, 0.82),
      ),
    ),
    round(roundedRectangle(x - 62, y + 10, 112, 22, 10), wood),
    flat(roundedRectangle(x - 54, y + 13, 96, 6, 3), '#c48f58'),
  ]
}
