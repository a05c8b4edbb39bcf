import type { SpeciesBuild } from '../species-build.ts'

export const ant: SpeciesBuild = {
  size: 0.4,
  body: 'ant',
  legs: 42,
  trunk: { long: 66, high: 34 },
  head: { radius: 50, forward: 0, up: 0, wide: 1.02 },
  ears: 'antennae',
  tail: 'none',
  muzzle: 'none',
  nose: 'dark',
  mark: 'none',
  faceFirst: true,
}
