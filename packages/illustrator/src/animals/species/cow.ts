import type { SpeciesBuild } from '../species-build.ts'

export const cow: SpeciesBuild = {
  size: 1.46,
  body: 'quadruped',
  legs: 66,
  trunk: { long: 104, high: 62 },
  head: { radius: 54, forward: 18, up: 66, wide: 0.94 },
  ears: 'side',
  tail: 'hair',
  muzzle: 'long',
  nose: 'pink',
  mark: 'horns',
}
