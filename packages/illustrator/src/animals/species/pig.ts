import type { SpeciesBuild } from '../species-build.ts'

export const pig: SpeciesBuild = {
  size: 1.04,
  body: 'quadruped',
  legs: 40,
  trunk: { long: 88, high: 54 },
  head: { radius: 54, forward: 8, up: 40, wide: 1.06 },
  ears: 'side',
  tail: 'pig',
  muzzle: 'snout',
  nose: 'pink',
  mark: 'none',
}
