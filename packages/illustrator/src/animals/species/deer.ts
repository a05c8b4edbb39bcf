import type { SpeciesBuild } from '../species-build.ts'

export const deer: SpeciesBuild = {
  size: 1.34,
  body: 'quadruped',
  legs: 84,
  trunk: { long: 80, high: 42 },
  head: { radius: 46, forward: 18, up: 84, wide: 0.9 },
  ears: 'side',
  tail: 'ball',
  muzzle: 'long',
  nose: 'dark',
  mark: 'antlers',
}
