import type { Path } from './path.ts'
import type { Point } from './point.ts'

/** How finely a curve is followed: so many straight pieces. */
const PIECES = 6

/** The outline as straight pieces; it is closed wherever a new one begins. */
export function straightened({ commands, points }: Path): [Point, Point][] {
  const pieces: [Point, Point][] = []
  let next = 0
  let start: Point = [0, 0]
  let at: Point = start
  const point = (): Point => [points[next++] ?? 0, points[next++] ?? 0]
  const go = (to: Point): void => {
    pieces.push([at, to])
    at = to
  }
  for (const command of commands) {
    if (command === 'M') at = start = point()
    if (command === 'L') go(point())
    if (command === 'C') for (const one of bent(at, point(), point(), point())) go(one)
    if (command === 'Z') go(start)
  }
  return pieces
}

function bent(from: Point, one: Point, two: Point, to: Point): Point[] {
  return Array.from({ length: PIECES }, (_, index) => {
    const t = (index + 1) / PIECES
    const u = 1 - t
    const along = (axis: 0 | 1): number =>
      u * u * u * from[axis] + 3 * u * u * t * one[axis] + 3 * u * t * t * two[axis] + t * t * t * to[axis]
    return [along(0), along(1)] as const
  })
}
