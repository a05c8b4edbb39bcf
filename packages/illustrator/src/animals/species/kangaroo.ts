import type { SpeciesBuild } from '../species-build.ts'

export const kangaroo: SpeciesBuild = {
  size: 1.42,
  body: 'upright',
  legs: 42,
  trunk: { long: 52, high: 64 },
  head: { radius: 46, forward: 14, up: 100, wide: 0.94 },
  ears: 'donkey',
  tail: 'thick',
  muzzle: 'long',
  nose: 'dark',
  mark: 'pouch',
  arms: 56,
  faceFirst: true,
}
