import type { SpeciesBuild } from '../species-build.ts'

export const turtle: SpeciesBuild = {
  size: 0.6,
  body: 'low',
  legs: 22,
  trunk: { long: 90, high: 52 },
  head: { radius: 40, forward: 34, up: 6, wide: 1 },
  ears: 'none',
  tail: 'none',
  muzzle: 'short',
  nose: 'dark',
  mark: 'shell',
}
