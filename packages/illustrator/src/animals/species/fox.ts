import type { SpeciesBuild } from '../species-build.ts'

export const fox: SpeciesBuild = {
  size: 0.9,
  body: 'quadruped',
  legs: 50,
  trunk: { long: 78, high: 38 },
  head: { radius: 52, forward: 8, up: 54, wide: 1.06 },
  ears: 'pointed',
  tail: 'bushy',
  muzzle: 'short',
  nose: 'dark',
  mark: 'white-cheeks',
}
