import type { SpeciesBuild } from '../species-build.ts'

export const swan: SpeciesBuild = {
  size: 0.84,
  body: 'swan',
  legs: 34,
  trunk: { long: 92, high: 48 },
  head: { radius: 36, forward: 0, up: 0, wide: 0.98 },
  ears: 'none',
  tail: 'none',
  muzzle: 'beak',
  nose: 'dark',
  mark: 'none',
  faceFirst: true,
}
