import type { SpeciesBuild } from '../species-build.ts'

/** A friend made of tin. */
export const robot: SpeciesBuild = {
  size: 0.9,
  body: 'robot',
  legs: 40,
  trunk: { long: 56, high: 60 },
  head: { radius: 58, forward: 0, up: 122, wide: 1 },
  ears: 'none',
  tail: 'none',
  muzzle: 'none',
  nose: 'dark',
  mark: 'aerial',
}
