import type { SpeciesBuild } from '../species-build.ts'

export const lamb: SpeciesBuild = {
  size: 1,
  body: 'quadruped',
  legs: 50,
  trunk: { long: 88, high: 58 },
  head: { radius: 54, forward: 6, up: 44, wide: 0.96 },
  ears: 'side',
  tail: 'ball',
  muzzle: 'short',
  nose: 'pink',
  mark: 'wool',
}
