import type { Shape } from '../drawing/shape.ts'
import { contains } from '../geometry/contains.ts'
import { boundsOf } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import { headView } from './head-view.ts'

/** Of the head: ears, hair and hat are outside. */
export const FACE = 0.66

/** How far the middle of a face is from the middle of its head, in radii, where the head is turned so far. */
export const faceAside = (turn: number): number => Math.sin(headView({ turn, nod: 0 }).yaw) * AHEAD

const AHEAD = 0.42

/** Evenly over a disc of radius 1. */
const facePoints: readonly Point[] = [
  [0, 0],
  ...[0.5, 0.9].flatMap((far) =>
    Array.from({ length: 12 }, (_, index): Point => {
      const angle = (index * Math.PI) / 6
      return [Math.cos(angle) * far, Math.sin(angle) * far]
    }),
  ),
]

/** How much of a face lies under shapes that are drawn over it, 0 to 1; shadows, light and lines cover nothing. */
export function coveredFace(
  head: { x: number; y: number; radius: number },
  shapes: readonly Shape[],
): number {
  const reach = head.radius * FACE
  const nearer = shapes.filter(({ path, fill, surface, opacity = 1 }) => {
    if (fill === undefined || surface === 'shadow' || surface === 'glow' || opacity < 0.5) return false
    const box = boundsOf([path])
    return (
      box.left < head.x + reach &&
      box.right > head.x - reach &&
      box.top < head.y + reach &&
      box.bottom > head.y - reach
    )
  })
  if (nearer.length === 0) return 0
  const points = facePoints.map(([x, y]): Point => [head.x + x * reach, head.y + y * reach])
  return points.filter((point) => nearer.some(({ path }) => contains(path, point))).length / points.length
}
