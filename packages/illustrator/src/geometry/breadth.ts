import { boundsOf, type Path } from './path.ts'

const PAIRS: Record<string, number> = { M: 1, L: 1, C: 3, Z: 0 }

/**
 * How broad a filled outline is: the side of a square, the diameter of a disc, twice the width of a long strip; never
 * more than its box is across. Curves count as the polygon of their ends.
 */
export function breadthOf(path: Path): number {
  const { left, right, top, bottom } = boundsOf([path])
  let [area, around] = [0, 0]
  let [startX, startY, x, y] = [0, 0, 0, 0]
  let next = 0
  const lineTo = (toX: number, toY: number): void => {
    area += (x * toY - toX * y) / 2
    around += Math.hypot(toX - x, toY - y)
    x = toX
    y = toY
  }
  for (const command of path.commands) {
    next += (PAIRS[command] ?? 0) * 2
    const [toX, toY] = [path.points[next - 2] ?? 0, path.points[next - 1] ?? 0]
    if (command === 'M') [startX, startY, x, y] = [toX, toY, toX, toY]
    else if (command === 'Z') lineTo(startX, startY)
    else lineTo(toX, toY)
  }
  return around === 0 ? 0 : Math.min((4 * Math.abs(area)) / around, right - left, bottom - top)
}
