import type { SpeciesBuild } from '../species-build.ts'

export const mouse: SpeciesBuild = {
  size: 0.6,
  body: 'quadruped',
  legs: 18,
  trunk: { long: 66, high: 40 },
  head: { radius: 50, forward: 14, up: 54, wide: 1 },
  ears: 'large',
  tail: 'thin',
  muzzle: 'short',
  nose: 'pink',
  mark: 'none',
}
