import type { SpeciesBuild } from '../species-build.ts'

export const rabbit: SpeciesBuild = {
  size: 0.62,
  body: 'quadruped',
  legs: 26,
  trunk: { long: 66, high: 40 },
  head: { radius: 50, forward: 14, up: 54, wide: 1 },
  ears: 'long',
  tail: 'ball',
  muzzle: 'short',
  nose: 'pink',
  mark: 'none',
}
