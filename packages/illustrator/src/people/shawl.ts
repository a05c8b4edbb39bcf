import { darker } from '../drawing/colour.ts'
import { line, round, type Shape } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { blob, curve } from '../geometry/path.ts'
import { between, type Point } from '../geometry/point.ts'
import type { HumanLook } from '../looks/look.ts'
import type { Build } from './build.ts'
import type { Trunk } from './trunk.ts'

/** A cloth about the shoulders: its two ends meet on the breast, from behind it hangs to a point. */
export function drawShawl(
  colour: string,
  { shoulder }: Build,
  { on, edge, behind }: Trunk,
  print: HumanLook['scarfPrint'],
): Shape[] {
  const border = borderOf(colour, print)
  const rim = (points: readonly Point[]): Shape => line(curve([...points]), border, print ? 11 : 6)
  const wide = shoulder * 1.14
  if (behind) {
    const hem = [
      edge(0.34, wide, -1),
      on(0.72, -shoulder * 0.4),
      on(0.94, 0),
      on(0.72, shoulder * 0.4),
      edge(0.34, wide, 1),
    ]
    return [
      round(blob([on(-0.06, 0), edge(0, shoulder * 0.8, -1), ...hem, edge(0, shoulder * 0.8, 1)]), colour),
      rim(hem),
    ]
  }
  return ([-1, 1] as const).flatMap((side) => {
    const hem = [edge(0.42, wide, side), on(0.68, side * shoulder * 0.62), on(0.8, side * shoulder * 0.1)]
    const end = blob([
      on(-0.05, side * 30),
      edge(0, shoulder * 0.86, side),
      edge(0.16, wide, side),
      ...hem,
      on(0.46, -side * shoulder * 0.12),
      on(0.16, side * 12),
    ])
    return [round(end, colour), rim(hem)]
  })
}

/** What of it falls over the upper arm. */
export function shawlOnArm(
  { scarf, isShawl, scarfPrint }: HumanLook,
  { girth }: Build,
  [shoulder, elbow]: readonly [Point, Point, Point],
): Shape[] {
  if (!scarf || !isShawl) return []
  const end = between(shoulder, elbow, 0.78)
  const along = Math.atan2(end[1] - shoulder[1], end[0] - shoulder[0])
  const half = 27 * girth
  const [across, down] = [-Math.sin(along) * half, Math.cos(along) * half]
  return [
    round(limb([shoulder, end], [50 * girth, 58 * girth]), scarf),
    line(
      curve([
        [end[0] - across, end[1] - down],
        [end[0] + Math.cos(along) * half * 0.6, end[1] + Math.sin(along) * half * 0.6],
        [end[0] + across, end[1] + down],
      ]),
      borderOf(scarf, scarfPrint),
      scarfPrint ? 11 : 6,
    ),
  ]
}

const borderOf = (colour: string, print: HumanLook['scarfPrint']): string =>
  print?.colour ?? darker(colour, 0.86)
