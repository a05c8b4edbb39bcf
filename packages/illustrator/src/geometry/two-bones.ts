import type { Point } from './point.ts'
import { distance } from './point.ts'

/**
 * Elbow (or knee) and hand of two bones that start at `root` and reach for `target`.
 * A target too far away is reached for as far as the bones go.
 * `bend` 1 puts the joint clockwise of the line from root to target, -1 the other way.
 */
export function reachWith(
  root: Point,
  target: Point,
  upper: number,
  lower: number,
  bend: 1 | -1,
): [Point, Point] {
  const wanted = distance(root, target) || 1
  const reach = Math.max(Math.abs(upper - lower) * 1.05 + 1, Math.min(wanted, (upper + lower) * 0.995))
  const direction = Math.atan2(target[1] - root[1], target[0] - root[0])
  const hand: Point = [root[0] + Math.cos(direction) * reach, root[1] + Math.sin(direction) * reach]
  const cosine = (upper * upper + reach * reach - lower * lower) / (2 * upper * reach)
  const angle = direction + Math.acos(Math.max(-1, Math.min(1, cosine))) * bend
  return [[root[0] + Math.cos(angle) * upper, root[1] + Math.sin(angle) * upper], hand]
}
