import type { Point } from './point.ts'

/** An affine map in SVG's order: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export interface Matrix {
  a: number
  b: number
  c: number
  d: number
  e: number
  f: number
}

export interface Placement {
  x?: number
  y?: number
  scale?: number
  /** Mirrored left to right before it is turned and moved. */
  mirrored?: boolean
  /** Degrees, clockwise, about the origin. */
  turn?: number
}

/** Scale and mirror first, then turn, then move. */
export function placement({ x = 0, y = 0, scale = 1, mirrored = false, turn = 0 }: Placement): Matrix {
  const angle = (turn * Math.PI) / 180
  const cosine = Math.cos(angle) * scale
  const sine = Math.sin(angle) * scale
  const side = mirrored ? -1 : 1
  return { a: cosine * side, b: sine * side, c: -sine, d: cosine, e: x, f: y }
}

export function applied(matrix: Matrix, [x, y]: Point): Point {
  return [matrix.a * x + matrix.c * y + matrix.e, matrix.b * x + matrix.d * y + matrix.f]
}

/** How much lengths grow; the same in all directions for every placement. */
export const growth = (matrix: Matrix): number =>
  Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c))
