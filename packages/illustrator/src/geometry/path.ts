import type { Matrix } from './matrix.ts'
import type { Point } from './point.ts'

/**
 * An outline. `commands` holds one letter of M, L, C, Z per step and `points` their coordinates in turn;
 * with nothing but absolute points, moving, measuring and joining outlines is plain arithmetic.
 */
export interface Path {
  commands: string
  points: number[]
}

export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

/** The distance of a Bézier's handles that makes a quarter circle. */
const QUARTER = 0.5523

export function ellipse(x: number, y: number, radiusX: number, radiusY = radiusX, turn = 0): Path {
  const [kx, ky] = [radiusX * QUARTER, radiusY * QUARTER]
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)]
  const corners: Point[] = [
    [radiusX, 0],
    [radiusX, ky],
    [kx, radiusY],
    [0, radiusY],
    [-kx, radiusY],
    [-radiusX, ky],
    [-radiusX, 0],
    [-radiusX, -ky],
    [-kx, -radiusY],
    [0, -radiusY],
    [kx, -radiusY],
    [radiusX, -ky],
    [radiusX, 0],
  ]
  return {
    commands: 'MCCCCZ',
    points: corners.flatMap(([dx, dy]) => [x + dx * cosine - dy * sine, y + dx * sine + dy * cosine]),
  }
}

/** A closed shape with straight edges. */
export function polygon(corners: readonly Point[]): Path {
  return { commands: `M${'L'.repeat(corners.length - 1)}Z`, points: corners.flat() }
}

export function polyline(corners: readonly Point[]): Path {
  return { commands: `M${'L'.repeat(corners.length - 1)}`, points: corners.flat() }
}

/** Catmull–Rom through all points; the handles are a little longer than usual, which looks brushed. */
const HANDLE = 0.56 / 3

function splineThrough(points: readonly Point[], closed: boolean): Path {
  const count = points.length
  const at = (index: number): Point => {
    const inside = closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))
    return points[inside] ?? [0, 0]
  }
  const coordinates = [...at(0)]
  const steps = closed ? count : count - 1
  for (let index = 0; index < steps; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    coordinates.push(
      from[0] + (to[0] - before[0]) * HANDLE,
      from[1] + (to[1] - before[1]) * HANDLE,
      to[0] - (after[0] - from[0]) * HANDLE,
      to[1] - (after[1] - from[1]) * HANDLE,
      to[0],
      to[1],
    )
  }
  return { commands: `M${'C'.repeat(steps)}${closed ? 'Z' : ''}`, points: coordinates }
}

/** A closed shape flowing through the points. */
export const blob = (points: readonly Point[]): Path => splineThrough(points, true)

/** An open line flowing through the points. */
export const curve = (points: readonly Point[]): Path => splineThrough(points, false)

export function roundedRectangle(x: number, y: number, width: number, height: number, radius = 8): Path {
  const r = Math.min(radius, width / 2, height / 2)
  const k = r * (1 - QUARTER)
  const [right, bottom] = [x + width, y + height]
  return {
    commands: 'MLCLCLCLCZ',
    points: [
      ...[x + r, y, right - r, y],
      ...[right - k, y, right, y + k, right, y + r],
      ...[right, bottom - r],
      ...[right, bottom - k, right - k, bottom, right - r, bottom],
      ...[x + r, bottom],
      ...[x + k, bottom, x, bottom - k, x, bottom - r],
      ...[x, y + r],
      ...[x, y + k, x + k, y, x + r, y],
    ],
  }
}

/** A door or window: straight sides under a round top. `y` is the foot. */
export function archway(x: number, y: number, width: number, height: number): Path {
  const r = width / 2
  const shoulder = y - height + r
  const k = r * QUARTER
  return {
    commands: 'MLCCLZ',
    points: [
      ...[x, y, x, shoulder],
      ...[x, shoulder - k, x + r - k, y - height, x + r, y - height],
      ...[x + r + k, y - height, x + width, shoulder - k, x + width, shoulder],
      ...[x + width, y],
    ],
  }
}

/** Everything below a ridge line down to `floor`: hills, waves, floors. */
export function landBelow(ridge: readonly Point[], floor: number): Path {
  const line = curve(ridge)
  const first = ridge[0] ?? [0, 0]
  const last = ridge.at(-1) ?? [0, 0]
  return {
    commands: `${line.commands}LLZ`,
    points: [...line.points, last[0], floor, first[0], floor],
  }
}

export function joined(paths: readonly Path[]): Path {
  return {
    commands: paths.map((path) => path.commands).join(''),
    points: paths.flatMap((path) => path.points),
  }
}

export function moved(path: Path, { a, b, c, d, e, f }: Matrix): Path {
  const points = new Array<number>(path.points.length)
  for (let index = 0; index < points.length; index += 2) {
    const x = path.points[index] ?? 0
    const y = path.points[index + 1] ?? 0
    points[index] = a * x + c * y + e
    points[index + 1] = b * x + d * y + f
  }
  return { commands: path.commands, points }
}

/** The box around all points; handles count, so it may be a little larger than the drawn shape. */
export function boundsOf(paths: readonly Path[]): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { points } of paths) {
    for (let index = 0; index < points.length; index += 2) {
      const [x, y] = [points[index] ?? 0, points[index + 1] ?? 0]
      if (x < bounds.left) bounds.left = x
      if (x > bounds.right) bounds.right = x
      if (y < bounds.top) bounds.top = y
      if (y > bounds.bottom) bounds.bottom = y
    }
  }
  return bounds
}

const PAIRS: Record<string, number> = { M: 1, L: 1, C: 3, Z: 0 }

/** The path as SVG's `d`; tenths of a unit are finer than a pixel and keep the text short. */
export function toSvgData({ commands, points }: Path): string {
  let data = ''
  let next = 0
  for (const command of commands) {
    data += command
    for (let count = (PAIRS[command] ?? 0) * 2; count > 0; count--) {
      data += `${Math.round((points[next++] ?? 0) * 10) / 10} `
    }
  }
  return data
}
