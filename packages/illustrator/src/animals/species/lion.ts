import type { SpeciesBuild } from '../species-build.ts'

export const lion: SpeciesBuild = {
  size: 1.3,
  body: 'quadruped',
  legs: 58,
  trunk: { long: 94, high: 52 },
  head: { radius: 58, forward: 6, up: 58, wide: 1 },
  ears: 'round',
  tail: 'tuft',
  muzzle: 'short',
  nose: 'dark',
  mark: 'mane',
}
