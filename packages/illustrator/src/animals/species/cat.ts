import type { SpeciesBuild } from '../species-build.ts'

export const cat: SpeciesBuild = {
  size: 0.82,
  body: 'quadruped',
  legs: 46,
  trunk: { long: 78, high: 38 },
  head: { radius: 54, forward: 4, up: 54, wide: 1.06 },
  ears: 'pointed',
  tail: 'long',
  muzzle: 'short',
  nose: 'pink',
  mark: 'none',
}
