import type { SpeciesBuild } from '../species-build.ts'

export const goat: SpeciesBuild = {
  size: 1.06,
  body: 'quadruped',
  legs: 62,
  trunk: { long: 82, high: 46 },
  head: { radius: 48, forward: 10, up: 66, wide: 0.9 },
  ears: 'side',
  tail: 'ball',
  muzzle: 'long',
  nose: 'dark',
  mark: 'goat-horns',
}
