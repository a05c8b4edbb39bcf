import type { SpeciesBuild } from '../species-build.ts'

export const dragon: SpeciesBuild = {
  size: 1.3,
  body: 'quadruped',
  legs: 50,
  trunk: { long: 88, high: 56 },
  head: { radius: 58, forward: 12, up: 70, wide: 1 },
  ears: 'none',
  tail: 'spiked',
  muzzle: 'long',
  nose: 'dark',
  mark: 'wings',
}
