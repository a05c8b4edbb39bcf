import type { SpeciesBuild } from '../species-build.ts'

export const guineaPig: SpeciesBuild = {
  size: 0.62,
  body: 'low',
  legs: 14,
  trunk: { long: 78, high: 48 },
  head: { radius: 48, forward: 2, up: 12, wide: 1.06 },
  ears: 'petal',
  tail: 'none',
  muzzle: 'short',
  nose: 'pink',
  mark: 'none',
  faceFirst: true,
}
