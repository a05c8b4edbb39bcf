import type { SpeciesBuild } from '../species-build.ts'

export const dove: SpeciesBuild = {
  size: 0.6,
  body: 'bird',
  legs: 22,
  trunk: { long: 78, high: 50 },
  head: { radius: 38, forward: 0, up: 56, wide: 1 },
  ears: 'none',
  tail: 'none',
  muzzle: 'beak',
  nose: 'dark',
  mark: 'none',
}
