import type { SpeciesBuild } from '../species-build.ts'

export const bee: SpeciesBuild = {
  size: 0.46,
  body: 'bee',
  legs: 0,
  trunk: { long: 70, high: 54 },
  head: { radius: 50, forward: 0, up: 0, wide: 1.02 },
  ears: 'antennae',
  tail: 'none',
  muzzle: 'none',
  nose: 'dark',
  mark: 'none',
  faceFirst: true,
}
