import { type Path, polygon } from './path.ts'
import type { Point } from './point.ts'
import { onCircle } from './point.ts'

/** The points of a disc's edge; cloth is stretched over them. */
export const disc = (centre: Point, radiusX: number, radiusY = radiusX): Point[] =>
  Array.from({ length: 14 }, (_, step) => {
    const [dx, dy] = onCircle([0, 0], 1, (step / 14) * Math.PI * 2)
    return [centre[0] + dx * radiusX, centre[1] + dy * radiusY]
  })

const clockwise = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

/** The tightest outline around all points, as cloth drawn tight. */
export function hull(points: readonly Point[]): Path {
  const sorted = [...points].sort((one, other) => one[0] - other[0] || one[1] - other[1])
  return polygon([...halfHull(sorted), ...halfHull(sorted.reverse())])
}

function halfHull(sorted: readonly Point[]): Point[] {
  const chain: Point[] = []
  for (const point of sorted) {
    while (chain.length > 1) {
      const [before, last] = [chain.at(-2), chain.at(-1)]
      if (before && last && clockwise(before, last, point) > 0) break
      chain.pop()
    }
    chain.push(point)
  }
  return chain.slice(0, -1)
}
