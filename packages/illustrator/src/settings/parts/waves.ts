import { darker, lighter, mix } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { line, water } from '../../drawing/shape.ts'
import { curve, landBelow } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { Random } from '../../geometry/random.ts'
import { STAGE } from '../setting.ts'

/** Rows of waves from the horizon at `from` down to `to`. */
export function waves(
  random: Random,
  from: number,
  to: number,
  rows: number,
  colour: string,
  swing = 9,
): Shape[] {
  return Array.from({ length: rows }, (_, row) => {
    const y = from + ((to - from) * row) / rows
    const points: Point[] = []
    const calm = row === 0 ? 0 : swing
    for (let x: number = STAGE.left; x <= STAGE.right + 70; x += 66)
      points.push([x + (row % 2) * 33, y + (points.length % 2 ? calm : -calm) * random.between(0.7, 1.2)])
    return water(
      landBelow(points, STAGE.bottom),
      mix(lighter(colour, 0.35), darker(colour, 0.88), row / Math.max(1, rows - 1)),
    )
  })
}

/** Short gleams on the water. */
export function gleams(random: Random, from: number, to: number, count: number): Shape[] {
  return Array.from({ length: count }, () => {
    const [x, y, half] = [
      random.between(STAGE.left, STAGE.right),
      random.between(from, to),
      random.between(14, 40),
    ]
    return line(
      curve([
        [x - half, y],
        [x, y + 5],
        [x + half, y],
      ]),
      '#f4fbff',
      4,
      0.6,
    )
  })
}
