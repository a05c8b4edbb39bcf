import type { SpeciesBuild } from '../species-build.ts'

export const butterfly: SpeciesBuild = {
  size: 0.56,
  body: 'butterfly',
  legs: 0,
  trunk: { long: 92, high: 96 },
  head: { radius: 34, forward: 0, up: 0, wide: 1 },
  ears: 'antennae',
  tail: 'none',
  muzzle: 'none',
  nose: 'dark',
  mark: 'none',
  faceFirst: true,
}
