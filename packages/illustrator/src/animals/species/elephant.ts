import type { SpeciesBuild } from '../species-build.ts'

export const elephant: SpeciesBuild = {
  size: 1.72,
  body: 'quadruped',
  legs: 58,
  trunk: { long: 98, high: 72 },
  head: { radius: 62, forward: 12, up: 54, wide: 1 },
  ears: 'large',
  tail: 'thin',
  muzzle: 'trunk',
  nose: 'dark',
  mark: 'none',
}
