import type { SpeciesBuild } from '../species-build.ts'

export const crocodile: SpeciesBuild = {
  size: 1.06,
  body: 'low',
  legs: 24,
  trunk: { long: 108, high: 36 },
  head: { radius: 44, forward: 22, up: 30, wide: 1 },
  ears: 'none',
  tail: 'thick',
  muzzle: 'jaws',
  nose: 'dark',
  mark: 'ridge',
  faceFirst: true,
}
