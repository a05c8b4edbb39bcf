import type { SpeciesBuild } from '../species-build.ts'

export const frog: SpeciesBuild = {
  size: 0.5,
  body: 'quadruped',
  legs: 20,
  trunk: { long: 62, high: 44 },
  head: { radius: 54, forward: 8, up: 34, wide: 1.16 },
  ears: 'none',
  tail: 'none',
  muzzle: 'short',
  nose: 'dark',
  mark: 'frog-eyes',
}
