import type { SpeciesBuild } from '../species-build.ts'

export const hippo: SpeciesBuild = {
  size: 1.5,
  body: 'low',
  legs: 36,
  trunk: { long: 104, high: 70 },
  head: { radius: 60, forward: 22, up: 40, wide: 1.04 },
  ears: 'small',
  tail: 'thin',
  muzzle: 'broad',
  nose: 'dark',
  mark: 'none',
  faceFirst: true,
}
