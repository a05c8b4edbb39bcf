import type { SpeciesBuild } from '../species-build.ts'

export const hen: SpeciesBuild = {
  size: 0.72,
  body: 'bird',
  legs: 24,
  trunk: { long: 78, high: 60 },
  head: { radius: 38, forward: -4, up: 78, wide: 1 },
  ears: 'none',
  tail: 'feathers',
  muzzle: 'beak',
  nose: 'dark',
  mark: 'comb',
}
