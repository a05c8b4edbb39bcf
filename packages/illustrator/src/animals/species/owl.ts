import type { SpeciesBuild } from '../species-build.ts'

export const owl: SpeciesBuild = {
  size: 0.62,
  body: 'bird',
  legs: 16,
  trunk: { long: 58, high: 68 },
  head: { radius: 54, forward: -40, up: 70, wide: 1.1 },
  ears: 'pointed',
  tail: 'none',
  muzzle: 'beak',
  nose: 'dark',
  mark: 'none',
}
