import type { Shape } from '../../drawing/shape.ts'
import { flat, glow, line, round, shining } from '../../drawing/shape.ts'
import { blob, curve, ellipse, roundedRectangle } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import { stroke } from './timber.ts'

/** A coil of rope lying on y. */
export const coil = (x: number, y: number): Shape[] =>
  [0, 1, 2].map((turn) => line(ellipse(x, y - turn * 15, 62 - turn * 5, 17), '#d9b878', 13))

/** A net thrown over the boat's side, with floats along its edge; it hangs from a to b. */
export function hungNet([fromX, fromY]: Point, [toX, toY]: Point): Shape[] {
  const at = (part: number, down: number): Point => [
    fromX + (toX - fromX) * part,
    fromY + (toY - fromY) * part + down * (1 - 0.3 * Math.abs(part - 0.5)),
  ]
  const parts = [0, 0.2, 0.4, 0.6, 0.8, 1]
  return [
    ...[0, 30, 60, 88].map((down) => line(curve(parts.map((part) => at(part, down))), '#e6d5a8', 4)),
    ...parts
      .slice(0, -1)
      .flatMap((part) => [
        stroke(at(part, 0), at(part + 0.2, 88), 3.4, '#e6d5a8'),
        stroke(at(part + 0.2, 0), at(part, 88), 3.4, '#e6d5a8'),
      ]),
    ...parts.map((part) => round(ellipse(...at(part, 90), 10), '#d8695a')),
  ]
}

/** Ropes with rungs from the boat's side up to the mast's head. */
export function ropeLadder(foot: Point, head: Point): Shape[] {
  const at = (part: number, aside: number): Point => [
    foot[0] + (head[0] - foot[0]) * part + aside * (1 - part * 0.8),
    foot[1] + (head[1] - foot[1]) * part,
  ]
  return [
    ...[-36, 36].map((aside) => stroke(at(0, aside), at(1, aside), 7, '#8a6a42')),
    ...Array.from({ length: 13 }, (_, rung) => rung / 14 + 0.04).map((part) =>
      stroke(at(part, -36), at(part, 36), 5, '#b5945c'),
    ),
  ]
}

/** A lantern that hangs on a short rope from x, y. */
export function shipLantern(x: number, y: number, lit: boolean): Shape[] {
  const glass = roundedRectangle(x - 17, y + 44, 34, 46, 8)
  return [
    stroke([x, y], [x, y + 34], 5, '#6d4a30'),
    ...(lit
      ? [glow(x, y + 66, 120, '#ffd98a', 0.6), ...shining(glass, '#ffe08a')]
      : [flat(glass, '#f3e3b0')]),
    ...[y + 34, y + 88].map((at) => round(roundedRectangle(x - 24, at, 48, 14, 5), '#7d5434')),
    ...[-18, 18].map((dx) => stroke([x + dx, y + 44], [x + dx, y + 90], 5, '#7d5434')),
  ]
}

/** A pennant that flies to the right from a staff's head at x, y. */
export const pennant = (x: number, y: number, colour: string): Shape =>
  round(
    blob([
      [x, y],
      [x + 60, y + 12],
      [x + 120, y + 2],
      [x + 176, y + 30],
      [x + 110, y + 36],
      [x + 56, y + 46],
      [x, y + 44],
    ]),
    colour,
  )
