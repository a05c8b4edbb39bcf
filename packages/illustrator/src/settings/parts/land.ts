import type { Shape } from '../../drawing/shape.ts'
import { covered, land } from '../../drawing/shape.ts'
import { blob, landBelow } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { Random } from '../../geometry/random.ts'
import { STAGE } from '../setting.ts'

/** A line across the whole stage that rises and falls around `y`. */
export function ridge(random: Random, y: number, swing: number, steps = 7): Point[] {
  const width = STAGE.right - STAGE.left
  return Array.from({ length: steps + 1 }, (_, index) => [
    STAGE.left + (index * width) / steps,
    y + random.between(-swing, swing),
  ])
}

/** Hills, fields, sand: everything below a ridge. */
export const hill = (random: Random, y: number, swing: number, colour: string, steps = 7): Shape =>
  land(landBelow(ridge(random, y, swing, steps), STAGE.bottom), colour)

/** A path that winds from the horizon to the reader. */
export function windingPath(farX: number, farY: number, nearX: number, colour: string): Shape {
  const bend = (nearX - farX) * 0.4 + 60
  return covered({
    path: blob([
      [farX - 2, farY],
      [farX - bend * 0.3 - 13, farY + 60],
      [farX + bend * 0.5 - 60, farY + 150],
      [nearX - 190, farY + 330],
      [nearX - 230, STAGE.bottom],
      [nearX + 230, STAGE.bottom],
      [nearX + 150, farY + 330],
      [farX + bend * 0.5 + 50, farY + 150],
      [farX - bend * 0.3 + 17, farY + 60],
      [farX + 3, farY],
    ]),
    fill: colour,
    surface: 'flat',
  })
}
