import { darker } from '../drawing/colour.ts'
import { flat, line, round, type Shape } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { curve, ellipse } from '../geometry/path.ts'
import { between, type Point } from '../geometry/point.ts'
import type { HumanLook } from '../looks/look.ts'
import type { Side } from './posture.ts'
import { SHAFT } from './shoe.ts'

/** How much of the shin it covers at least, and how far above the ankle it reaches: pulled up, as usual, and slipped down. */
const cuts = {
  high: { part: 0.8, reach: 0 },
  usual: { part: 0.55, reach: 46 },
  down: { part: 0, reach: 30 },
} as const

/** The sock on one leg, between the shoe and what is worn above: trousers are tucked into it. */
export function drawSock(
  { socks, shoes }: HumanLook,
  [knee, ankle]: readonly [Point, Point],
  width: number,
  side: Side,
): Shape[] {
  if (!socks || shoes.kind === 'bare') return []
  const length = Math.max(1, Math.hypot(knee[0] - ankle[0], knee[1] - ankle[1]))
  // Above the shaft of a boot its rim is seen.
  const least = shoes.kind === 'boots' ? (SHAFT + 30) / length : 0
  const isDown = socks.isOneDown === true && side === 'right'
  const cut = cuts[isDown ? 'down' : socks.isOneDown ? 'high' : 'usual']
  const part = Math.min(0.92, Math.max(least, cut.part, cut.reach / length))
  const colour = side === 'left' ? socks.left : socks.right
  const at = (up: number): Point => between(ankle, knee, part * up)
  const across = ([x, y]: Point): Point[] => [
    [x - width * 0.48, y],
    [x, y + 3],
    [x + width * 0.48, y],
  ]
  return [
    round(limb([at(1), ankle], [width * (isDown ? 1.28 : 1.08), width * (isDown ? 1.14 : 1)]), colour),
    ...(socks.pattern === 'stripes'
      ? [0.3, 0.62].map((up) => line(curve(across(at(up))), socks.trim ?? '#fbf6ea', 6))
      : []),
    ...(socks.pattern === 'dots'
      ? [0.3, 0.62].map((up, index) =>
          flat(ellipse(at(up)[0] + (index ? 6 : -6), at(up)[1], 4.4), socks.trim ?? '#fbf6ea'),
        )
      : []),
    ...(isDown ? [0.6, 1] : [0.94]).map((up) => line(curve(across(at(up))), darker(colour, 0.78), 5)),
  ]
}
