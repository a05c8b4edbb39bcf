import type { SpeciesBuild } from '../species-build.ts'

export const duck: SpeciesBuild = {
  size: 0.66,
  body: 'bird',
  legs: 20,
  trunk: { long: 86, high: 50 },
  head: { radius: 40, forward: 4, up: 76, wide: 1 },
  ears: 'none',
  tail: 'none',
  muzzle: 'beak',
  nose: 'dark',
  mark: 'none',
}
