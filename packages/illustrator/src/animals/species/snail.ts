import type { SpeciesBuild } from '../species-build.ts'

export const snail: SpeciesBuild = {
  size: 0.5,
  body: 'snail',
  legs: 0,
  trunk: { long: 70, high: 54 },
  head: { radius: 40, forward: 0, up: 0, wide: 1 },
  ears: 'stalks',
  tail: 'none',
  muzzle: 'none',
  nose: 'dark',
  mark: 'none',
  faceFirst: true,
}
