import { line, round, type Shape } from '../../drawing/shape.ts'
import { blob, curve } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { Random } from '../../geometry/random.ts'

/** Palm leaves out of the upper left corner. */
export function palmFronds(random: Random): Shape[] {
  const tips: Point[] = [
    [470, 90],
    [400, 190],
    [270, 262],
    [120, 290],
  ]
  return tips.flatMap(([x, y], index) => {
    const [bend, width] = [random.between(-14, 14), 30 - index * 2]
    const middle: Point = [x * 0.52, y * 0.36 + bend - 14]
    return [
      round(
        blob([
          [-30, -30],
          [middle[0], middle[1] - width],
          [x, y],
          [middle[0] - 16, middle[1] + width * 1.3],
        ]),
        index % 2 ? '#44764b' : '#386843',
      ),
      line(curve([[-20, -20], middle, [x - 14, y - 6]]), '#8fae6a', 4, 0.5),
    ]
  })
}
