import type { SpeciesBuild } from '../species-build.ts'

export const bear: SpeciesBuild = {
  size: 1.36,
  body: 'quadruped',
  legs: 48,
  trunk: { long: 92, high: 64 },
  head: { radius: 62, forward: 2, up: 56, wide: 1.04 },
  ears: 'round',
  tail: 'ball',
  muzzle: 'short',
  nose: 'dark',
  mark: 'none',
}
