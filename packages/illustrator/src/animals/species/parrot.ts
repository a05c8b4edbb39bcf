import type { SpeciesBuild } from '../species-build.ts'

export const parrot: SpeciesBuild = {
  size: 0.6,
  body: 'bird',
  legs: 24,
  trunk: { long: 60, high: 60 },
  head: { radius: 42, forward: -14, up: 62, wide: 1 },
  ears: 'none',
  tail: 'plumes',
  muzzle: 'beak',
  nose: 'dark',
  mark: 'cheek-patch',
}
