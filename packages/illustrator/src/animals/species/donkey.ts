import type { SpeciesBuild } from '../species-build.ts'

export const donkey: SpeciesBuild = {
  size: 1.42,
  body: 'quadruped',
  legs: 80,
  trunk: { long: 92, high: 50 },
  head: { radius: 52, forward: 20, up: 92, wide: 0.86 },
  ears: 'donkey',
  tail: 'hair',
  muzzle: 'long',
  nose: 'dark',
  mark: 'crest',
}
