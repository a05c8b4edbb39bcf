/** A place on the sheet: x to the right, y down. */
export type Point = readonly [x: number, y: number]

export const between = (from: Point, to: Point, part: number): Point => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
]

export const shifted = (point: Point, x: number, y: number): Point => [point[0] + x, point[1] + y]

export const distance = (from: Point, to: Point): number => Math.hypot(to[0] - from[0], to[1] - from[1])

/** A point on a circle; the angle in radians, clockwise from three o'clock. */
export const onCircle = (centre: Point, radius: number, angle: number): Point => [
  centre[0] + Math.cos(angle) * radius,
  centre[1] + Math.sin(angle) * radius,
]
