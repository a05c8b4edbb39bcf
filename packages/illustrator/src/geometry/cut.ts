import type { Path } from './path.ts'
import type { Point } from './point.ts'

/** A crack from top to bottom: how far to the right it runs at a height. */
export type Crack = (y: number) => number

/** Into how many straight pieces a Bézier is laid, and how long a straight line stays uncut. */
const STEPS = 8
const LONGEST = 6

/** What of an outline lies left (-1) or right (1) of a crack; null where nothing does. Lines stay lines. */
export function cutAlong(path: Path, crack: Crack, side: -1 | 1): Path | null {
  const beyond = ([x, y]: Point): number => (x - crack(y)) * side
  const runs = outlinesOf(path).flatMap(({ points, closed }) =>
    closed ? [{ points: keptOfRing(points, beyond), closed }] : keptOfLine(points, beyond),
  )
  const kept = runs.filter(({ points }) => points.length > 1)
  if (kept.length === 0) return null
  return {
    commands: kept
      .map(({ points, closed }) => `M${'L'.repeat(points.length - 1)}${closed ? 'Z' : ''}`)
      .join(''),
    points: kept.flatMap(({ points }) => points.flat()),
  }
}

interface Outline {
  points: Point[]
  closed: boolean
}

/** The outline laid into short straight pieces, so that a jagged crack cuts it where it runs. */
function outlinesOf({ commands, points }: Path): Outline[] {
  const outlines: Outline[] = []
  let next = 0
  const take = (): Point => [points[next++] ?? 0, points[next++] ?? 0]
  for (const command of commands) {
    const current = outlines.at(-1)
    if (command === 'M') outlines.push({ points: [take()], closed: false })
    else if (command === 'L') current?.points.push(...straight(current.points.at(-1), take()))
    else if (command === 'C') current?.points.push(...bent(current.points.at(-1), take(), take(), take()))
    else if (current) {
      current.points.push(...straight(current.points.at(-1), current.points[0] ?? [0, 0]))
      current.closed = true
    }
  }
  return outlines
}

function straight(from: Point = [0, 0], to: Point): Point[] {
  const count = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / LONGEST))
  return Array.from({ length: count }, (_, index) => between(from, to, (index + 1) / count))
}

function bent(from: Point = [0, 0], first: Point, second: Point, to: Point): Point[] {
  return Array.from({ length: STEPS }, (_, index) => {
    const part = (index + 1) / STEPS
    const [a, b, c] = [between(from, first, part), between(first, second, part), between(second, to, part)]
    return between(between(a, b, part), between(b, c, part), part)
  })
}

const between = (from: Point, to: Point, part: number): Point => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
]

type Beyond = (point: Point) => number

const crossing = (from: Point, to: Point, beyond: Beyond): Point =>
  between(from, to, beyond(from) / (beyond(from) - beyond(to)))

function keptOfRing(points: readonly Point[], beyond: Beyond): Point[] {
  return points.flatMap((to, index) => {
    const from = points.at(index - 1) ?? to
    const isKept = beyond(to) >= 0
    const entry = beyond(from) >= 0 === isKept ? [] : [crossing(from, to, beyond)]
    return isKept ? [...entry, to] : entry
  })
}

function keptOfLine(points: readonly Point[], beyond: Beyond): Outline[] {
  const runs: Outline[] = [{ points: [], closed: false }]
  for (const [index, to] of points.entries()) {
    const from = points[index - 1] ?? to
    const isKept = beyond(to) >= 0
    if (beyond(from) >= 0 !== isKept) runs.at(-1)?.points.push(crossing(from, to, beyond))
    if (isKept) runs.at(-1)?.points.push(to)
    else if (runs.at(-1)?.points.length) runs.push({ points: [], closed: false })
  }
  return runs
}
