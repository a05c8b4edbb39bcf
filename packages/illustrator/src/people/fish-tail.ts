import { darker, lighter } from '../drawing/colour.ts'
import { line, round, type Shape } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { blob, curve } from '../geometry/path.ts'
import { between, distance, type Point } from '../geometry/point.ts'
import { seen } from '../geometry/space.ts'
import type { HumanLook } from '../looks/look.ts'
import type { Build } from './build.ts'
import type { Leg } from './leg-joints.ts'
import type { Sides } from './posture.ts'

/** The colour of who has a tail and no legs. */
export const tailOf = ({ marks }: HumanLook): string | null =>
  marks.find(({ kind }) => kind === 'fish-tail')?.colour ?? null

/** A mermaid's: from the hips the way that legs would go, with a fin at its end. */
export function drawFishTail(colour: string, { girth }: Build, legs: Sides<Leg>): Shape[] {
  const middle = (joint: keyof Leg): Point => between(seen(legs.left[joint]), seen(legs.right[joint]), 0.5)
  const hip = middle('hip')
  const ankle = middle('ankle')
  // Where legs would be crossed or folded it lies aside.
  const isFolded = distance(hip, ankle) < 80 * girth
  const knee: Point = isFolded ? [hip[0] + 62 * girth, Math.max(hip[1], -36)] : middle('knee')
  const end: Point = isFolded ? [hip[0] + 128 * girth, -30] : [ankle[0], Math.min(ankle[1], -26)]
  const fin = (side: -1 | 1): Shape =>
    round(
      blob([
        [end[0], end[1] - 12],
        [end[0] + side * 30 * girth, end[1] - 10],
        [end[0] + side * 66 * girth, end[1] + 18],
        [end[0] + side * 34 * girth, end[1] + 20],
        [end[0] + side * 4, end[1] + 14],
      ]),
      darker(colour, 0.88),
    )
  const scales = [0.3, 0.62].flatMap((part) =>
    [between(hip, knee, part), between(knee, end, part)].map(([x, y]) =>
      line(
        curve([
          [x - 17 * girth, y - 5],
          [x - 8 * girth, y + 4],
          [x, y - 4],
          [x + 8 * girth, y + 4],
          [x + 17 * girth, y - 5],
        ]),
        lighter(colour, 0.34),
        3.5,
      ),
    ),
  )
  return [
    fin(-1),
    fin(1),
    round(limb([hip, knee, end], [92 * girth, 64 * girth, 24 * girth]), colour),
    ...scales,
  ]
}
