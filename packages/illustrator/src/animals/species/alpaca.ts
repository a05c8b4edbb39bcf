import type { SpeciesBuild } from '../species-build.ts'

export const alpaca: SpeciesBuild = {
  size: 1.26,
  body: 'quadruped',
  legs: 60,
  trunk: { long: 80, high: 54 },
  head: { radius: 44, forward: 12, up: 112, wide: 0.94 },
  ears: 'upright',
  tail: 'ball',
  muzzle: 'short',
  nose: 'dark',
  mark: 'fleece',
  longNecked: true,
  faceFirst: true,
}
