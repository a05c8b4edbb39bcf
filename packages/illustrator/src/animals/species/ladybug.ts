import type { SpeciesBuild } from '../species-build.ts'

export const ladybug: SpeciesBuild = {
  size: 0.46,
  body: 'ladybug',
  legs: 16,
  trunk: { long: 78, high: 66 },
  head: { radius: 44, forward: 0, up: 0, wide: 1 },
  ears: 'antennae',
  tail: 'none',
  muzzle: 'none',
  nose: 'dark',
  mark: 'none',
  mask: '#f8dfc4',
  faceFirst: true,
}
