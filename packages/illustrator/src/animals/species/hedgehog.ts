import type { SpeciesBuild } from '../species-build.ts'

export const hedgehog: SpeciesBuild = {
  size: 0.68,
  body: 'quadruped',
  legs: 16,
  trunk: { long: 76, high: 52 },
  head: { radius: 42, forward: 20, up: 8, wide: 1 },
  ears: 'round',
  tail: 'none',
  muzzle: 'short',
  nose: 'dark',
  mark: 'spines',
}
