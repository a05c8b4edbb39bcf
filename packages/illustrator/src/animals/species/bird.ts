import type { SpeciesBuild } from '../species-build.ts'

export const bird: SpeciesBuild = {
  size: 0.58,
  body: 'bird',
  legs: 26,
  trunk: { long: 70, high: 56 },
  head: { radius: 44, forward: -8, up: 56, wide: 1 },
  ears: 'none',
  tail: 'none',
  muzzle: 'beak',
  nose: 'dark',
  mark: 'none',
}
