import type { SpeciesBuild } from '../species-build.ts'

export const camel: SpeciesBuild = {
  size: 1.62,
  body: 'quadruped',
  legs: 92,
  trunk: { long: 98, high: 52 },
  head: { radius: 46, forward: 44, up: 118, wide: 0.88 },
  ears: 'side',
  tail: 'hair',
  muzzle: 'long',
  nose: 'dark',
  mark: 'hump',
}
