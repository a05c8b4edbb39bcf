import type { Path } from './path.ts'
import type { Point } from './point.ts'
import { straightened } from './straightened.ts'

/** Whether a filled outline covers a point; where it covers itself twice is a hole. */
export function contains(path: Path, [x, y]: Point): boolean {
  const crossed = straightened(path).filter(
    ([from, to]) =>
      from[1] > y !== to[1] > y && x < from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]),
  )
  return crossed.length % 2 === 1
}
