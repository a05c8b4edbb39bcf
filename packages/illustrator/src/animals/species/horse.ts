import type { SpeciesBuild } from '../species-build.ts'

export const horse: SpeciesBuild = {
  size: 1.55,
  body: 'quadruped',
  legs: 90,
  trunk: { long: 96, high: 50 },
  head: { radius: 50, forward: 26, up: 104, wide: 0.84 },
  ears: 'upright',
  tail: 'hair',
  muzzle: 'long',
  nose: 'dark',
  mark: 'crest',
}
