import type { SpeciesBuild } from '../species-build.ts'

/** A rag doll. */
export const doll: SpeciesBuild = {
  size: 0.74,
  body: 'doll',
  legs: 66,
  trunk: { long: 46, high: 52 },
  head: { radius: 62, forward: 0, up: 98, wide: 1.04 },
  ears: 'none',
  tail: 'none',
  muzzle: 'none',
  nose: 'dark',
  mark: 'yarn',
}
