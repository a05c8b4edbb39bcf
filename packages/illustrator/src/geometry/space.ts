import type { Point } from './point.ts'

/** A place about a body: x to the reader's right, y down, z towards the reader. */
export type Spot = readonly [x: number, y: number, z: number]

/** How much lower on the sheet a unit nearer to the reader is: everybody is seen from a little above. */
const PITCH = 0.16

/** Turned about the upright axis: at a quarter turn what pointed to the reader points to the right. */
export function spun([x, y, z]: Spot, angle: number): Spot {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  return [x * cosine + z * sine, y, z * cosine - x * sine]
}

/** Where a spot is on the sheet. */
export const seen = ([x, y, z]: Spot): Point => [x, y + z * PITCH]

/** The spot that is seen at a place of the sheet, `z` units nearer than the body's middle. */
export const behindSheet = ([x, y]: Point, z: number): Spot => [x, y - z * PITCH, z]

export const moved3 = ([x, y, z]: Spot, dx: number, dy: number, dz: number): Spot => [x + dx, y + dy, z + dz]

export const span = (from: Spot, to: Spot): number =>
  Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2])

/**
 * Elbow (or knee) and hand of two equal bones from `root` towards `target`; a target too far away is reached for
 * as far as the bones go. The joint gives way towards `pole`.
 */
export function reachInSpace(root: Spot, target: Spot, bone: number, pole: Spot): [Spot, Spot] {
  const wanted = span(root, target) || 1
  const reach = Math.min(wanted, bone * 1.99)
  const along = ([0, 1, 2] as const).map((axis) => (target[axis] - root[axis]) / wanted)
  const [ax = 0, ay = 1, az = 0] = along
  const shadow = pole[0] * ax + pole[1] * ay + pole[2] * az
  const across: Spot = [pole[0] - ax * shadow, pole[1] - ay * shadow, pole[2] - az * shadow]
  const size = Math.hypot(...across) || 1
  const aside = Math.sqrt(Math.max(0, bone * bone - (reach * reach) / 4)) / size
  const half = reach / 2
  return [
    [
      root[0] + ax * half + across[0] * aside,
      root[1] + ay * half + across[1] * aside,
      root[2] + az * half + across[2] * aside,
    ],
    [root[0] + ax * reach, root[1] + ay * reach, root[2] + az * reach],
  ]
}
