import { boundsOf, type Path } from './path.ts'
import type { Point } from './point.ts'
import { straightened } from './straightened.ts'

/** The upper edge of an outline, from left to right at even distances; its outermost ends are left out. */
export function upperEdge(path: Path, count: number): Point[] {
  const { left, right } = boundsOf([path])
  const sides = straightened(path)
  return Array.from({ length: count }, (_, index): Point[] => {
    const x = left + ((index + 0.5) / count) * (right - left)
    const heights = sides.flatMap(([from, to]) => heightAt(from, to, x))
    return heights.length > 0 ? [[x, Math.min(...heights)]] : []
  }).flat()
}

function heightAt(from: Point, to: Point, x: number): number[] {
  if (from[0] === to[0] || (from[0] - x) * (to[0] - x) > 0) return []
  return [from[1] + ((x - from[0]) / (to[0] - from[0])) * (to[1] - from[1])]
}
