import { line, type Shape } from '../../drawing/shape.ts'
import { curve } from '../../geometry/path.ts'
import type { Random } from '../../geometry/random.ts'

/** A flock over the land. */
export function flock(random: Random): Shape[] {
  return Array.from({ length: 6 }, (_, index) => {
    const [x, y] = [
      150 + index * 46 + random.between(-14, 14),
      96 + Math.abs(index - 2) * 30 + random.between(-8, 8),
    ]
    const wing = random.between(20, 30)
    return line(
      curve([
        [x - wing, y - wing * 0.34],
        [x - wing * 0.4, y - wing * 0.5],
        [x, y],
        [x + wing * 0.4, y - wing * 0.5],
        [x + wing, y - wing * 0.34],
      ]),
      '#4d5a6e',
      6,
      0.85,
    )
  })
}
