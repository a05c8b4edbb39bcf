import type { SpeciesBuild } from '../species-build.ts'

export const dog: SpeciesBuild = {
  size: 1,
  body: 'quadruped',
  legs: 54,
  trunk: { long: 82, high: 44 },
  head: { radius: 56, forward: 8, up: 60, wide: 1 },
  ears: 'floppy',
  tail: 'curl',
  muzzle: 'short',
  nose: 'dark',
  mark: 'none',
}
