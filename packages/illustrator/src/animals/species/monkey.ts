import type { SpeciesBuild } from '../species-build.ts'

export const monkey: SpeciesBuild = {
  size: 0.86,
  body: 'upright',
  legs: 46,
  trunk: { long: 44, high: 50 },
  head: { radius: 56, forward: 0, up: 90, wide: 1.04 },
  ears: 'wide',
  tail: 'spiral',
  muzzle: 'short',
  nose: 'dark',
  mark: 'none',
  arms: 84,
  mask: '#f3d3a4',
  faceFirst: true,
}
