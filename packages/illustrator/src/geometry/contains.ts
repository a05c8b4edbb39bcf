import type { Path } from './path.ts'
import type { Point } from './point.ts'
import { straightened } from './straightened.ts'

/** Whether a filled outline covers a point; where it covers itself twice is a hole. */
export const contains = (path: Path, point: Point): boolean => containing(path)(point)

/** The same for one outline and many points. */
export function containing(path: Path): (point: Point) => boolean {
  const pieces = straightened(path)
  return ([x, y]) => {
    let isInside = false
    for (const [from, to] of pieces)
      if (from[1] > y !== to[1] > y && x < from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]))
        isInside = !isInside
    return isInside
  }
}
