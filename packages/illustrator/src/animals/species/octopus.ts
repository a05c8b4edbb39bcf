import type { SpeciesBuild } from '../species-build.ts'

export const octopus: SpeciesBuild = {
  size: 0.74,
  body: 'octopus',
  legs: 70,
  trunk: { long: 104, high: 44 },
  head: { radius: 72, forward: 0, up: 0, wide: 1 },
  ears: 'none',
  tail: 'none',
  muzzle: 'none',
  nose: 'dark',
  mark: 'mantle',
  faceFirst: true,
}
