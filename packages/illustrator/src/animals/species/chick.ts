import type { SpeciesBuild } from '../species-build.ts'

export const chick: SpeciesBuild = {
  size: 0.52,
  body: 'bird',
  legs: 22,
  trunk: { long: 60, high: 54 },
  head: { radius: 46, forward: -14, up: 62, wide: 1 },
  ears: 'none',
  tail: 'none',
  muzzle: 'beak',
  nose: 'dark',
  mark: 'none',
}
