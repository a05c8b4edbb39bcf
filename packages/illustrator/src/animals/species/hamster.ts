import type { SpeciesBuild } from '../species-build.ts'

export const hamster: SpeciesBuild = {
  size: 0.54,
  body: 'quadruped',
  legs: 13,
  trunk: { long: 66, high: 52 },
  head: { radius: 50, forward: 8, up: 30, wide: 1.16 },
  ears: 'round',
  tail: 'none',
  muzzle: 'short',
  nose: 'pink',
  mark: 'white-cheeks',
  faceFirst: true,
}
