import type { SpeciesBuild } from '../species-build.ts'

export const giraffe: SpeciesBuild = {
  size: 1.6,
  body: 'quadruped',
  legs: 104,
  trunk: { long: 80, high: 46 },
  head: { radius: 44, forward: 24, up: 206, wide: 0.88 },
  ears: 'side',
  tail: 'hair',
  muzzle: 'long',
  nose: 'dark',
  mark: 'patchwork',
  longNecked: true,
  faceFirst: true,
}
