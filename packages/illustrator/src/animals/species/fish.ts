import type { SpeciesBuild } from '../species-build.ts'

export const fish: SpeciesBuild = {
  size: 0.62,
  body: 'fish',
  legs: 46,
  trunk: { long: 92, high: 56 },
  head: { radius: 46, forward: -44, up: 4, wide: 1 },
  ears: 'none',
  tail: 'none',
  muzzle: 'none',
  nose: 'dark',
  mark: 'none',
}
